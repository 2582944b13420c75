import { texts as linearModuleTwo } from '../../1007-linear-module-two/texts/es.ts'

/** Texts of the calculator `linearModule`, which has the same form as variant two. */
export const texts = {
  ...linearModuleTwo,
  class: { name: 'Módulo lineal, variante 1', note: 'Eje completo: primero el accionamiento (velocidad, fuerza)' },
}
