/** Texts of the start page. */
export const texts = {
  heading: 'What do you want to move?',
  lead: 'State load, speed and travel: get real models, with every check and source.',
  complete: 'Complete drive',
  /** What somebody may want to move. */
  moves: {
    position: 'Position along an axis',
    lift: 'Lift and hold',
    push: 'Push or pull',
    turn: 'Turn a table',
    drive: 'Drive a shaft',
    other: 'Further calculators',
  },
  directory: { name: 'Product directory', note: 'every series in the catalogue, by technical data' },
  search: 'Model, order code or calculator: WTF2040-2 +1302L C7',
  more: 'More ways to select',
  recent: { heading: 'Recent calculations', remove: 'Remove: {name}', forget: 'Clear all' },
} as const
