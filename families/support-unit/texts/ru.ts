/** Texts of support units: name, and what their columns state. */
export const texts = {
  name: 'Опоры винта',
  part: 'Опора винта',
  columns: {
    end: 'опираемый конец',
    screws: 'для каких винтов',
    boreMm: 'отверстие',
    dynamicAxialRatingN: 'динамическая осевая грузоподъёмность',
    permissibleAxialN: 'допустимая статическая осевая нагрузка',
    axialRigidityNPerUm: 'осевая жёсткость',
    dynamicRadialRatingN: 'динамическая радиальная грузоподъёмность',
    staticRadialRatingN: 'статическая радиальная грузоподъёмность',
  },
} as const
