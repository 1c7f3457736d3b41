//! Whether counts can come from a distribution.

/// How many standard deviations are too many: about one chance in a thousand million.
const TOO_FAR: f64 = 6.0;

/// Classes expected less often than this are counted together.
const LEAST_EXPECTED: f64 = 5.0;

/// Says how far counts are from what is expected, if that cannot be chance.
///
/// The chi-square statistic is brought to a normal one by the approximation of Wilson and Hilferty.
pub(crate) fn misfit(counts: &[u64], weights: &[u64]) -> Option<String> {
    let draws: u64 = counts.iter().sum();
    let total: u64 = weights.iter().sum();
    let expected = |weight: u64| draws as f64 * weight as f64 / total as f64;
    let (mut rare, mut rare_expected, mut classes, mut square) = (0.0, 0.0, 0u32, 0.0);
    for (&count, &weight) in counts.iter().zip(weights) {
        if expected(weight) < LEAST_EXPECTED {
            rare += count as f64;
            rare_expected += expected(weight);
        } else {
            classes += 1;
            square += (count as f64 - expected(weight)).powi(2) / expected(weight);
        }
    }
    if rare_expected >= LEAST_EXPECTED {
        classes += 1;
        square += (rare - rare_expected).powi(2) / rare_expected;
    }
    let freedom = f64::from(classes.saturating_sub(1));
    if freedom == 0.0 {
        return None;
    }
    let spread = 2.0 / (9.0 * freedom);
    let far = ((square / freedom).cbrt() - (1.0 - spread)) / spread.sqrt();
    (far > TOO_FAR).then(|| format!("chi-square {square:.1} with {freedom} degrees of freedom in {draws} draws"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_near_their_weights_fit() {
        assert_eq!(misfit(&[505, 495], &[1, 1]), None);
        assert_eq!(misfit(&[310, 690, 0], &[3, 7, 0]), None);
        assert_eq!(misfit(&[7], &[1]), None);
    }

    #[test]
    fn counts_far_from_their_weights_do_not() {
        assert!(misfit(&[650, 350], &[1, 1]).is_some());
        assert!(misfit(&[500, 500], &[3, 7]).is_some());
    }
}
