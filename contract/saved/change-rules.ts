/** What a form does to a number by itself: it is brought into its range, or onto its step. Forms need this list without the shapes of the wire. */
export const changeRules = ['belowMinimum', 'aboveMaximum', 'step', 'boundsChanged'] as const
