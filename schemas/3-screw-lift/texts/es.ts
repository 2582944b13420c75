/** Texts of the calculator `screwLift`: those of the lift, with the assembly structure in place of the install type. */
import { texts as lift } from '../../300-lift/texts/es.ts'

const { mounting: _, ...shared } = lift

export const texts = {
  ...shared,
  class: { name: 'Elevador de husillo', note: 'Uno o varios gatos unidos por ejes, como estructura completa' },
  sections: {
    load: 'Carga',
    duty: 'Servicio',
    structure: 'Estructura',
    further: 'Varios gatos, eje de entrada',
    dutySpectrum: 'Espectro de carga',
  },
  structure: {
    label: 'Estructura de montaje',
    hint: 'Qué pieza se desplaza y en qué sentido actúa el elevador; un husillo giratorio debe quedar además por debajo de su velocidad crítica',
    options: {
      '1A': '1A husillo móvil, hacia arriba',
      '1B': '1B husillo móvil, hacia abajo',
      '2A': '2A tuerca móvil, hacia arriba',
      '2B': '2B tuerca móvil, hacia abajo',
    },
  },
} as const
