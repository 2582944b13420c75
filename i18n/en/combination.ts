/** Texts of the page that shows the parts of a combination. */
export const texts = {
  title: '{name}: chosen parts',
  lead: 'These parts stand together: every one of them was sized for what the others make of the working conditions. The address of this page carries them all.',
  conditions: 'Working conditions',
  change: 'Change the conditions',
  parts: 'Parts to order',
  instead: 'Fits in its place',
  missing: 'These parts are not in the catalogue any more, or the address is not whole.',
  gone: 'Not in the catalogue any more: {parts}. Change the conditions to find others.',
  fails: 'With these parts the working conditions are not met. The checks below say which limit is missed.',
  why: 'Checks of all parts',
} as const
