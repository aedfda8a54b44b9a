extension Calculation.Rounding {
  /// Rounds the raw scores, sticks included, of all but the first, who takes what that adds up to,
  /// so that the sum stays.
  func roundRaw(_ parts: inout [Parts], returnScore: Points, first: Int) {
    for index in parts.indices where index != first {
      let raw = parts[index].raw + returnScore + parts[index].sticks
      let change = rounded(raw: raw, returnScore: returnScore) - raw
      parts[index].rounding = change
      parts[first].rounding -= change
    }
  }

  /// Rounds the results: of all but the first, who takes the rest, or of everybody.
  func roundResults(_ parts: inout [Parts], first: Int) {
    for index in parts.indices where index != first || isOneSided {
      let change = rounded(result: parts[index].sum) - parts[index].sum
      parts[index].rounding += change
      if !isOneSided { parts[first].rounding -= change }
    }
  }

  private func rounded(raw: Points, returnScore: Points) -> Points {
    switch self {
    case .fiveSix: raw.rounded(awayFrom: 600)
    case .tenhou: raw.rounded(awayFrom: 500)
    case .towardReturn: raw > returnScore ? raw.roundedDown : -(-raw).roundedDown
    case .none, .halfUp, .floor, .up: raw
    }
  }

  private func rounded(result: Points) -> Points {
    switch self {
    case .halfUp: (result + 500).roundedDown
    case .floor: result.roundedDown
    case .up: -(-result).roundedDown
    case .none, .fiveSix, .tenhou, .towardReturn: result
    }
  }
}

extension Points {
  /// To whole thousands, the smaller one for negative points too.
  fileprivate var roundedDown: Points {
    let rest = self % 1000
    return self - rest - (rest < 0 ? 1000 : 0)
  }

  /// To whole thousands: away from zero from so many hundreds on, else toward it.
  fileprivate func rounded(awayFrom threshold: Points) -> Points {
    let rest = self % 1000
    return self - rest + (abs(rest) >= threshold ? rest.signum() * 1000 : 0)
  }
}
