/** Default ratio of width to the size in the name: THK KR 15 to 65 are 2.0 to 1.8 times as wide as they are high. */
export const usualWidthOfSize = 1.8
