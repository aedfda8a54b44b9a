import Glibc
import ScoreboxCLI

exit(Program.main())
