/** Texts of the calculator `ballRail`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: 'Guía lineal de bolas', note: 'Cargas en patines y vida' },
  sections: { mounting: 'Montaje', load: 'Carga', motion: 'Movimiento' },
  posture: {
    label: 'Posición de montaje',
    hint: 'Cómo están colocados los carriles; las disposiciones dependen de ella',
    options: { horizontal: 'Horizontal', vertical: 'Vertical', wall: 'En pared' },
  },
  layout: {
    label: 'Disposición',
    hint: 'Carriles × patines por carril',
    options: {
      '1x1': '1 carril, 1 patín',
      '1x2': '1 carril, 2 patines',
      '2x1': '2 carriles, 1 patín en cada uno',
      '2x2': '2 carriles, 2 patines en cada uno',
      '2x3': '2 carriles, 3 patines en cada uno',
      '2x4': '2 carriles, 4 patines en cada uno',
    },
  },
  sliderSpacing: { label: 'Distancia entre patines', hint: 'Entre centros de patines contiguos del mismo carril' },
  railSpacing: { label: 'Distancia entre carriles', hint: 'Entre los ejes de los dos carriles' },
  diagram: { label: 'Esquema de la disposición' },
  load: { label: 'Carga W', hint: 'Masa total sobre los patines' },
  armA: {
    label: 'Brazo A',
    hint: 'Del centro de los patines al centro de gravedad, en la dirección de la carrera; positivo hacia el inicio de la carrera',
  },
  armB: { label: 'Brazo B', hint: 'Del centro de los patines al centro de gravedad, transversal en el plano de montaje; con signo' },
  armC: { label: 'Brazo C', hint: 'Altura del centro de gravedad sobre el plano de los patines' },
  speed: { label: 'Velocidad máx.', hint: 'Velocidad más alta del carro' },
  acceleration: { label: 'Aceleración', hint: 'Se toma el mismo valor al frenar' },
  travel: { label: 'Carrera', hint: 'Recorrido útil; el carril añade los patines y sus extremos' },
} as const
