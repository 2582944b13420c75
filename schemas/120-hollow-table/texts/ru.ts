/** Texts of a working class whose screen is no form. */
export const texts = {
  class: { name: 'Полый поворотный стол', note: 'Свободный центр для кабелей и валов; начинается со сценариев' },
}
