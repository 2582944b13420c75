/** Texts of the calculator `slideModule`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: 'Módulo de eje lineal', note: 'Mesa completa con guía y husillo, elegida por precisión y espacio de montaje' },
  sections: {
    load: 'Carga y montaje',
    motion: 'Movimiento',
    requirements: 'Requisitos',
    further: 'Otras cargas, perfil de movimiento',
    dutySpectrum: 'Espectro de carga',
  },
  posture: {
    label: 'Montaje',
    hint: 'Posición de montaje del eje; determina qué brazos producen un momento',
    options: { horizontal: 'Horizontal', wall: 'En pared', vertical: 'Vertical' },
  },
  load: { label: 'Carga', hint: 'Masa que lleva la mesa' },
  armLateral: {
    label: 'Brazo A, lateral',
    hint: 'Distancia del centro de gravedad transversal al recorrido, en el plano de la mesa',
  },
  armAlong: {
    label: 'Brazo B, según el recorrido',
    hint: 'Distancia del centro de gravedad en la dirección del recorrido; sin efecto en un eje vertical',
  },
  armHeight: { label: 'Brazo C, altura', hint: 'Distancia del centro de gravedad sobre la mesa' },
  stroke: { label: 'Carrera', hint: 'Recorrido útil de la mesa; se elige el módulo más corto con esta carrera' },
  speed: { label: 'Velocidad máx.', hint: 'Velocidad máxima de la mesa; menor en módulos largos' },
  width: { label: 'Anchura máx.', hint: 'Anchura máxima del módulo' },
  environment: {
    label: 'Entorno',
    hint: 'Los módulos para sala limpia sirven también en un entorno normal',
    options: { standard: 'Normal', clean: 'Sala limpia' },
  },
  accuracy: { label: 'Repetibilidad', hint: 'Repetibilidad de posicionamiento requerida o mejor' },
  motionProfile: {
    label: 'Perfil de movimiento',
    hint: 'Forma de las rampas. La velocidad y la aceleración indicadas arriba son los valores máximos de la carrera: una rampa suavizada dura más',
    options: {
      trapezoid: 'Trapezoidal: aceleración constante',
      sCurve: 'Curva en S: la aceleración aumenta y disminuye linealmente',
      modifiedSine: 'Seno modificado',
    },
  },
  externalForce: {
    label: 'Fuerza externa',
    hint: 'A lo largo de la carrera; positiva contra el avance (hacia abajo en un eje vertical). Se usa el caso más desfavorable, con o sin la fuerza',
  },
  forceA: { label: 'Punto de aplicación, lateral', hint: 'Transversal a la carrera; si queda vacío, el de la masa' },
  forceC: { label: 'Punto de aplicación, altura', hint: 'Sobre la mesa; si queda vacío, el de la masa' },
  phases: {
    label: 'Espectro de carga',
    hint: 'Fases de trabajo que el módulo repite. Determinan la vida; los demás límites se aplican a ellas y al movimiento indicado arriba. El centro de gravedad es el mismo en todas las fases',
    load: { label: 'Carga' },
    acceleration: { label: 'Aceleración', hint: 'En uno u otro sentido; 0 a velocidad constante' },
    speed: { label: 'Velocidad', hint: 'Velocidad media de la fase; 0 en reposo' },
    time: { label: 'Duración' },
  },
} as const
