/** Texts of the start page. */
export const texts = {
  heading: 'Enter your working conditions and find suitable models',
  lead: 'Choose a product class and enter load, speed and travel. Every recommended model comes with its checks, margins, formulas and sources.',
  groups: {
    linear: 'Linear motion',
    actuator: 'Linear modules and cylinders',
    rotary: 'Reducers and rotary tables',
    system: 'Complete drives',
  },
  ask: 'What do you want to move?',
  all: 'All calculators',
  shown: 'Calculators shown: {count}',
  /** What somebody may want to move, and what is meant by it. */
  intents: {
    lift: { name: 'Lift', note: 'raise and hold a load' },
    push: { name: 'Push or pull', note: 'with a rod' },
    position: { name: 'Position', note: 'a load along an axis' },
    turn: { name: 'Turn', note: 'a table with its load' },
    drive: { name: 'Drive', note: 'a machine with motor and reducer' },
  },
  directory: { name: 'Product directory', note: 'every series in the catalogue, by technical data' },
  more: 'More ways to select',
  recent: { heading: 'Recent calculations', remove: 'Remove: {name}', forget: 'Clear all' },
} as const
