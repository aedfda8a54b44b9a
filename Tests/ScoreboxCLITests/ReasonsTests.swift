import Glibc
import Testing
import Text

@testable import ScoreboxCLI

@Suite struct `What an errno means` {
  /// In English the C library's own words.
  @Test(arguments: [
    EPERM, ENOENT, EIO, EBADF, ENOMEM, EACCES, EBUSY, EEXIST, EXDEV, ENOTDIR, EISDIR, EINVAL,
    ENFILE, EMFILE, ETXTBSY, EFBIG, ENOSPC, EROFS, EPIPE, ENAMETOOLONG, ELOOP, ETIMEDOUT, ESTALE,
    EDQUOT,
  ])
  func `is said in both languages`(code: Int32) {
    let reason = Phrase.reason(code)
    let system = unsafe String(cString: strerror(code))
    #expect(reason.en == system)
    #expect(reason.ja.unicodeScalars.contains { !$0.isASCII })
    #expect(!reason.ja.hasPrefix("エラー"))
  }

  @Test func `is a number where it is rare`() {
    #expect(Phrase.reason(9999) == Phrase("error 9999", "エラー 9999"))
  }
}
