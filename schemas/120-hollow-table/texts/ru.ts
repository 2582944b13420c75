/** Texts of a working class without a form. */
export const texts = {
  class: { name: 'Полый поворотный стол', note: 'Свободный центр для кабелей и валов; начинается со схемы нагружения' },
}
