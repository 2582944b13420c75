/** Texts of the start page. */
export const texts = {
  heading: 'Enter the working conditions, get the models that fit',
  lead: 'Pick a product class and state load, speed and travel. Every recommended model comes with its checks, margins, formulas and sources.',
  groups: {
    linear: 'Linear transmission',
    actuator: 'Linear modules and cylinders',
    rotary: 'Gear units and rotary tables',
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
    turn: { name: 'Turn', note: 'a table with what is on it' },
    drive: { name: 'Drive', note: 'a machine by a motor and gear unit' },
  },
  directory: { name: 'Product directory', note: 'every series of the catalogue, by its figures' },
  more: 'More ways to select',
  recent: { heading: 'Recent calculations', remove: 'Remove: {name}', forget: 'Forget all' },
} as const
