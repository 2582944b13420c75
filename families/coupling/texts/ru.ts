/** Texts of couplings: name, and what their columns state. */
export const texts = {
  name: 'Муфты',
  part: 'Муфта',
  columns: {
    kind: 'упругий элемент',
    hub: 'крепление ступиц',
    torqueNm: 'номинальный момент',
    peakTorqueNm: 'максимальный момент',
    maxSpeedRpm: 'максимальная частота вращения',
    torsionalStiffnessNmPerRad: 'крутильная жёсткость',
    inertiaKgM2: 'момент инерции',
    minBoreMm: 'наименьшее отверстие',
    maxBoreMm: 'наибольшее отверстие',
    lengthMm: 'длина',
    diameterMm: 'диаметр',
  },
} as const
