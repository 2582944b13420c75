/** Texts of the calculator `linearModuleTwo`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: 'Módulo lineal, variante 2', note: 'Eje completo: primero carga y vida, con tabla de resultados' },
  sections: { mounting: 'Montaje', load: 'Carga', motion: 'Movimiento', further: 'Fuerza externa, perfil de movimiento' },
  posture: {
    label: 'Forma de montaje',
    hint: 'Posición del eje',
    options: { horizontal: 'Horizontal', wall: 'En pared', vertical: 'Vertical' },
  },
  load: {
    label: 'Carga indicada como',
    hint: 'De una masa se calcula el empuje; un empuje se toma tal cual, sin momentos en la guía',
    options: { mass: 'Masa', thrust: 'Empuje' },
  },
  mass: { label: 'Masa M', hint: 'Todo lo que se mueve con el carro' },
  armA: { label: 'Brazo A', hint: 'Centro de gravedad a lo largo del recorrido; sin efecto en un eje vertical' },
  armB: { label: 'Brazo B', hint: 'Centro de gravedad al costado del carro' },
  armC: { label: 'Brazo C', hint: 'Centro de gravedad por encima del carro' },
  thrust: { label: 'Empuje', hint: 'Fuerza en la dirección del recorrido, contraria al movimiento de ida' },
  stroke: { label: 'Carrera', hint: 'Recorrido útil del carro, solo ida' },
  acceleration: { label: 'Aceleración', hint: 'El mismo valor vale para el frenado' },
  motion: {
    label: 'Movimiento indicado como',
    hint: 'Lo que no se introduce resulta de la carrera y la aceleración',
    options: { maxSpeed: 'Velocidad máxima', totalTime: 'Tiempo total', evenTime: 'Tiempo uniforme' },
  },
  maxSpeed: { label: 'Velocidad máxima', hint: 'Velocidad más alta del carro' },
  totalTime: { label: 'Tiempo total', hint: 'Tiempo de una carrera, solo ida, sin el retorno' },
  evenTime: { label: 'Tiempo uniforme', hint: 'Tiempo a velocidad constante dentro de una carrera' },
  waitingTime: { label: 'Tiempo de espera', hint: 'Pausa después de cada carrera' },
  resultingSpeed: { label: 'Velocidad de la carrera', hint: 'Resulta del tiempo cuando se introduce uno' },
  strokeTime: { label: 'Tiempo de la carrera', hint: 'Solo ida, con ambas rampas' },
  externalForce: {
    label: 'Fuerza externa',
    hint: 'A lo largo de la carrera; positiva contra el avance (hacia abajo en un eje vertical). Puede actuar o no: cuenta lo peor',
  },
  forceB: { label: 'Punto de la fuerza, transversal', hint: 'Al lado del carro; vacío: el de la masa' },
  forceC: { label: 'Punto de la fuerza, altura', hint: 'Sobre el carro; vacío: el de la masa' },
  motionProfile: {
    label: 'Perfil de movimiento',
    hint: 'Forma de las rampas. La velocidad y la aceleración indicadas son las máximas de la carrera: una rampa suavizada dura más',
    options: {
      trapezoid: 'Trapezoidal: aceleración constante',
      sCurve: 'Curva en S: la aceleración sube y baja de forma uniforme',
      modifiedSine: 'Seno modificado',
    },
  },
} as const
