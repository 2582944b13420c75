/** Texts of results that a form calculates by itself. */
export const texts = {
  title: 'Results',
  copy: 'Copy results',
  report: 'Report (PDF)',
  reportName: 'report {id}',
  source: 'Source: {source}',
  cell: '{share} of {value} at {place}',
  solve: {
    title: 'Find an input',
    input: 'Input',
    target: 'Wanted: {name}',
    find: 'Find',
    take: 'Use {name} = {value}',
    none: 'No {name} gives this: the result goes from {least} to {most}.',
    jump: 'Between {low} and {high} the result jumps from {before} to {after}.',
    blocked: 'The other inputs are needed first.',
  },
} as const
