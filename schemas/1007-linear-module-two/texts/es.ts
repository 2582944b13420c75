const needed = 'Aquí decide la distancia de la carga al carro'

/** Texts of the calculator `linearModuleTwo`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: {
    name: 'Módulo lineal, carga y vida',
    note: 'Eje completo con husillo o correa: los resultados muestran carga y vida, con tabla de cálculo',
  },
  sections: {
    mounting: 'Montaje',
    load: 'Carga',
    motion: 'Movimiento',
    further: 'Fuerza externa, perfil de movimiento',
    dutySpectrum: 'Espectro de carga',
  },
  posture: {
    label: 'Forma de montaje',
    hint: 'Posición de montaje del eje',
    options: { horizontal: 'Horizontal', wall: 'En pared', vertical: 'Vertical' },
  },
  load: {
    label: 'Carga indicada como',
    hint: 'Con una masa se calcula el empuje; un empuje indicado se usa directamente, sin momentos en la guía',
    options: { mass: 'Masa', thrust: 'Empuje' },
  },
  mass: { label: 'Masa M', hint: 'Masa total movida con el carro' },
  armA: { label: 'Brazo A', hint: 'Centro de gravedad a lo largo del recorrido; sin efecto en un eje vertical', needed },
  armB: { label: 'Brazo B', hint: 'Distancia lateral del centro de gravedad al carro', needed },
  armC: { label: 'Brazo C', hint: 'Altura del centro de gravedad sobre el carro', needed },
  thrust: { label: 'Empuje', hint: 'Fuerza en la dirección del recorrido, contraria al movimiento de ida' },
  stroke: { label: 'Carrera', hint: 'Recorrido útil del carro, solo ida' },
  acceleration: { label: 'Aceleración', hint: 'También se aplica a la deceleración' },
  motion: {
    label: 'Movimiento indicado como',
    hint: 'Los demás valores resultan de la carrera y la aceleración',
    options: { maxSpeed: 'Velocidad máxima', totalTime: 'Tiempo total', evenTime: 'Tiempo a velocidad constante' },
  },
  maxSpeed: { label: 'Velocidad máxima', hint: 'Velocidad máxima del carro' },
  totalTime: { label: 'Tiempo total', hint: 'Tiempo de una carrera, solo ida, sin el retorno' },
  evenTime: { label: 'Tiempo a velocidad constante', hint: 'Tiempo a velocidad constante dentro de una carrera' },
  waitingTime: { label: 'Tiempo de espera', hint: 'Pausa después de cada carrera' },
  resultingSpeed: { label: 'Velocidad de la carrera', hint: 'Resulta del tiempo indicado' },
  strokeTime: { label: 'Tiempo de la carrera', hint: 'Solo ida, con ambas rampas' },
  externalForce: {
    label: 'Fuerza externa',
    hint: 'A lo largo de la carrera; positiva contra el avance (hacia abajo en un eje vertical). Se usa el caso más desfavorable, con o sin la fuerza',
  },
  forceB: { label: 'Punto de aplicación, lateral', hint: 'Al lado del carro; vacío: el de la masa' },
  forceC: { label: 'Punto de aplicación, altura', hint: 'Sobre el carro; vacío: el de la masa' },
  motionProfile: {
    label: 'Perfil de movimiento',
    hint: 'Forma de las rampas. La velocidad y la aceleración indicadas arriba son los valores máximos de la carrera: una rampa suavizada dura más',
    options: {
      trapezoid: 'Trapezoidal: aceleración constante',
      sCurve: 'Curva en S: la aceleración aumenta y disminuye linealmente',
      modifiedSine: 'Seno modificado',
    },
  },
  phases: {
    label: 'Espectro de carga',
    hint: 'Fases de trabajo que el eje repite. Determinan la vida y el par eficaz; los demás límites se aplican a ellas y al movimiento indicado arriba. El centro de gravedad es el mismo en todas las fases',
    load: { label: 'Carga' },
    acceleration: { label: 'Aceleración', hint: 'En uno u otro sentido; 0 a velocidad constante' },
    speed: { label: 'Velocidad', hint: 'Velocidad media de la fase; 0 en reposo' },
    time: { label: 'Duración' },
  },
} as const
