/**
 * Why a form corrected a number: it was outside its range, off its step, or its bounds moved. Kept apart from the wire shapes, so
 * that forms need not load those.
 */
export const changeRules = ['belowMinimum', 'aboveMaximum', 'step', 'boundsChanged'] as const
