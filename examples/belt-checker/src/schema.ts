import { choice, defineCalculator, number, section } from '@sizewright/engine/define'

/** Will this toothed belt move that mass? The pull that it takes is worked out in the form; what a belt can take, only the server knows. */
export const beltChecker = defineCalculator({
  id: 1,
  name: 'belt',
  fields: {
    path: choice({ options: ['level', 'inclined'], as: 'radio', default: 'level' }),
    incline: number({ unit: 'deg', exclusiveMin: 0, max: 90, visible: "path == 'inclined'" }),
    mass: number({ unit: 'kg', min: 0.1, max: 500, onOutOfRange: 'correct' }),
    acceleration: number({ unit: 'm/s^2', min: 0, max: 50, hint: { typical: 5 } }),
    safety: number({ min: 1, max: 5, default: 1.5 }),
    profile: choice({ options: ['T5', 'AT5', 'T10'] }),
    width: choice({ options: ['10', '16', '25'], as: 'buttons', default: '16' }),
  },
  derived: {
    slope: { value: "path == 'inclined' ? sin(incline) : 0", shown: false },
    pull: { unit: 'N', value: 'mass * (acceleration + 9.80665[m/s^2] * slope) * safety', digits: 4 },
  },
  layout: [section('motion', ['path', 'incline', 'mass', 'acceleration', 'safety', 'pull']), section('belt', ['profile', 'width'])],
  request: { get: 'belt', query: { pull: 'pull', profile: 'profile', width: 'width' } },
  // What the page does with the answer is its own affair; the engine wants the names all the same.
  results: { family: 'belt', overlayMs: 0 },
})
