import { texts as linearModuleTwo } from '../../1007-linear-module-two/texts/es.ts'

/** Texts of the calculator `linearModule`, which has the same form as variant two. */
export const texts = {
  ...linearModuleTwo,
  class: {
    name: 'Módulo lineal, datos de accionamiento',
    note: 'Eje completo con husillo o correa: los resultados muestran primero velocidad, empuje y accionamiento',
  },
}
