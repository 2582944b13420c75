import { texts as screw } from '../../30-ball-screw/texts/es.ts'
import { texts as guide } from '../../31-ball-rail/texts/es.ts'

/** Labels of a part's inputs are those of the part's own form. */
const { posture, inclination, layout, sliderSpacing, railSpacing, diagram, armA, armB, armC } = guide
const { driveB, driveC, forceY, forceZ, forceA, forceB, forceC, speed, acceleration } = guide
const { fixing, precision, preload, travelDeviation, motionProfile } = screw

/** Texts of the calculator `linearAxis`. */
export const texts = {
  class: { name: 'Eje lineal', note: 'Husillo de bolas, guías y servomotor de un eje, dimensionados juntos' },
  sections: {
    axis: 'Eje',
    motion: 'Movimiento y vida',
    guides: 'Guías y centro de gravedad',
    screw: 'Husillo',
    coupling: 'Acoplamiento',
    accuracy: 'Precisión, sobrecarrera, precarga',
    force: 'Fuerza de proceso',
    further: 'Inclinación, perfil de movimiento, carrera de retorno, punto de accionamiento',
  },
  posture,
  inclination,
  load: { label: 'Masa movida', hint: 'Masa movida total: carga, mesa, carro, patines y tuerca' },
  stroke: { label: 'Carrera', hint: 'Recorrido útil; el husillo y los raíles son más largos por tuerca, patines, sobrecarrera y extremos' },
  acceleration,
  motionProfile,
  pace: { label: 'Movimiento indicado como', options: { speed: 'Velocidad', strokeTime: 'Tiempo por carrera' } },
  speed,
  strokeTime: { label: 'Tiempo por carrera', hint: 'De reposo a reposo, en un sentido; limitado por las dos rampas' },
  travelSpeed: { label: 'Velocidad máxima de la carrera', hint: 'Todas las partes se dimensionan para esta velocidad' },
  dwell: { label: 'Pausa tras cada carrera', hint: 'Incluida en el par eficaz del motor y en la proporción de tiempo en movimiento' },
  requiredLife: { label: 'Vida requerida', hint: 'Horas de servicio con pausas; para husillo y guías' },
  layout,
  sliderSpacing,
  railSpacing,
  diagram,
  armA,
  armB,
  armC,
  fixing,
  precision: { ...precision, options: { C0: 'C0', C1: 'C1', C2: 'C2', C3: 'C3', C5: 'C5', C7: 'C7', C8: 'C8', C10: 'C10' } },
  overtravel: { label: 'Sobrecarrera en cada extremo', hint: 'Recorrido más allá de la carrera hasta los finales de carrera y topes' },
  preload,
  travelDeviation,
  processForce: {
    label: 'Fuerza de proceso a lo largo de la carrera',
    hint: 'Positiva contra el avance (hacia abajo en un eje vertical), negativa a favor. Se usa el caso más desfavorable, con o sin la fuerza',
  },
  forceY,
  forceZ,
  forceA,
  forceB,
  forceC,
  returnMass: { label: 'Masa en la carrera de retorno', hint: 'Si es distinta' },
  driveB,
  driveC,
  screwEnd: { label: 'Diámetro del extremo del husillo', hint: 'Para el acoplamiento, que no se elige sin él' },
  excitation: { label: 'Frecuencia de excitación', hint: 'La frecuencia propia torsional debe ser al menos el doble' },
} as const
