/** What is wrong with a value, why a value was changed, and what the service answers instead of a result. */
export const issues = {
  missing: 'Please enter {name}',
  notChosen: 'Please select the {name}',
  notANumber: 'Enter a number',
  ambiguousComma: 'The comma in “{value}” could be a decimal mark or a thousands separator: use a point',
  unknownUnit: 'The unit in “{value}” is not known',
  wrongDimension: 'The unit in “{value}” does not suit {name}',
  tooLarge: 'The number is too large',
  belowMinimum: '{name} is below the minimum of {limit}',
  aboveMaximum: '{name} is above the maximum of {limit}',
  notAbove: '{name} must be more than {limit}',
  notBelow: '{name} must be less than {limit}',
  offStep: '{name} must go in steps of {step}',
  notAnOption: '“{value}” is not an option of {name}',
  notFinite: '{name} cannot be calculated from this input',
  loading: 'Loading the options of {name}',
  unknownParameter: 'There is no parameter “{path}”',
  repeatedParameter: 'The parameter “{path}” occurs more than once',
  notSent: 'The parameter “{path}” is not sent under these conditions',
  required: '“{path}” is missing',
  wrongType: '“{path}” has the wrong type',
  unknownKey: 'There is no field “{path}”',
  tooLong: '“{path}” is too long',
  alreadyUsed: '“{path}” was already used for another submission',
  belowShaftDiameter: '{name} cannot be less than the shaft diameter ({limit} mm)',
  belowSeamDiameter: '{name} cannot be less than the seam diameter ({limit} mm)',
} as const

/** Why a field was changed without being asked. */
export const rules = {
  belowMinimum: 'below minimum',
  aboveMaximum: 'above maximum',
  step: 'rounded to the step',
  notANumber: 'not a number',
  sets: 'set by {field}',
  cleared: 'cleared by {field}',
  optionGone: 'option no longer available',
  onlyOption: 'only option',
  picked: 'taken from the dialog',
  boundsChanged: 'range changed',
  restored: 'previous value restored',
  default: 'default',
} as const

/** Message of a correction that is told aloud. */
export const corrections = {
  belowMinimum: '{name} is below the minimum: {typed}, corrected to {value}',
  aboveMaximum: '{name} is above the maximum: {typed}, corrected to {value}',
} as const
