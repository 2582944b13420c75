import { texts as linearModuleTwo } from '../../1007-linear-module-two/texts/es.ts'

/** Texts of the calculator `linearModule`, which has the same form as variant two. */
export const texts = {
  ...linearModuleTwo,
  class: {
    name: 'Módulo lineal, motor y empuje',
    note: 'Eje completo con husillo o correa: los resultados empiezan por velocidad, empuje y motorización',
  },
}
