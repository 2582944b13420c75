import { defineWorkingClass } from '../../engine/define/index.ts'

/** Turntable: a scene first, then the suitable platforms. The overlay is shown with the first answer of the second step. */
export const turntable = defineWorkingClass({
  id: 121,
  name: 'turntable',
  place: { group: 'rotary', order: 6, moves: ['turn'], complete: true, drawing: 'Turntable', screen: 'rotaryScene' },
  service: 'RotatingPlatformWorking',
  results: { family: 'rotary', overlayMs: 2000 },
})
