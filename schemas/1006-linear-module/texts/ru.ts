import { texts as linearModuleTwo } from '../../1007-linear-module-two/texts/ru.ts'

/** Texts of the calculator `linearModule`, which has the same form as variant two. */
export const texts = {
  ...linearModuleTwo,
  class: { name: 'Линейный модуль, вариант 1', note: 'Готовая ось: сначала привод (обороты, усилие)' },
}
