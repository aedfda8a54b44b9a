// The whole program on a disk that fails, see fault_vfs.h.
import CFaultVFS
import Glibc
import ScoreboxCLI

fault_vfs_install()
exit(Program.main())
