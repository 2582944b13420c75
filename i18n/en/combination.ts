/** Texts of the page that shows the parts of a combination. */
export const texts = {
  title: '{name}: selected parts',
  lead: 'These parts belong together: each was sized for the loads that result from the others under the working conditions. The link to this page includes the complete set.',
  conditions: 'Working conditions',
  change: 'Change the conditions',
  parts: 'Parts to order',
  instead: 'Alternatives',
  missing: 'These parts are no longer in the catalogue, or the link is incomplete.',
  gone: 'No longer in the catalogue: {parts}. Change the conditions to find replacements.',
  fails: 'These parts do not meet the working conditions. The checks below show which limit is exceeded.',
  why: 'Checks for all parts',
} as const
