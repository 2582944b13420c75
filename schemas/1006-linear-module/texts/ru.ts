import { texts as linearModuleTwo } from '../../1007-linear-module-two/texts/ru.ts'

/** Texts of the calculator `linearModule`, which has the same form as variant two. */
export const texts = {
  ...linearModuleTwo,
  class: {
    name: 'Линейный модуль, данные привода',
    note: 'Готовая ось с винтом или ремнём: в результатах сначала скорость, усилие и привод',
  },
}
