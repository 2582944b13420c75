/** Texts of the chart of torque over speed on servo results. */
export const torqueChart = {
  title: 'Par en función de la velocidad a la salida',
  gear: 'Reductor',
  speed: 'Velocidad de salida',
  torque: 'Par de salida',
  continuous: 'Continuo',
  peak: 'Pico',
  demand: 'Exigido',
  demandRow: 'velocidad exigida',
  label: '{name} {torque}',
  demandLabel: '{torque} a {speed}',
  gearLimited: 'limitado por el reductor',
  data: 'Tabla de datos',
  summary: 'Motor con reductor a la salida: {continuous} de par continuo y {peak} de pico, hasta {speed}. {demand}',
  verdict: {
    continuous: 'Lo exigido, {torque} a {speed}, está dentro del servicio continuo.',
    peak: 'Lo exigido, {torque} a {speed}, supera el servicio continuo y no el par de pico: solo por poco tiempo.',
    torqueTooHigh: 'Lo exigido, {torque} a {speed}, supera el par de pico.',
    speedTooHigh: 'Lo exigido, {torque} a {speed}, supera la velocidad máxima.',
  },
  note: 'Simplificado: par constante hasta la velocidad nominal, potencia constante por encima; la curva del fabricante puede ser más baja a velocidades altas.',
} as const
