/** What the wire calls parts of the answers of `CalculationInit` by spellings of its own. */
export const initWords = {
  /** Parameters of a form. */
  parameters: 'intiList',
  /** The smallest mass that is offered, kg. */
  leastMass: 'mimW',
  /** The same of linear modules. */
  leastModuleMass: 'mimM',
} as const
