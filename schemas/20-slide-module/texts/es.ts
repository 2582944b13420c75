/** Texts of the calculator `slideModule`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: 'Módulo de eje lineal', note: 'Mesa completa con guía y husillo, por precisión y ambiente' },
  sections: {
    load: 'Carga y montaje',
    motion: 'Movimiento',
    requirements: 'Requisitos',
    further: 'Otras cargas, perfil de movimiento',
    dutySpectrum: 'Espectro de carga',
  },
  posture: {
    label: 'Montaje',
    hint: 'Posición del eje; decide qué brazos producen momento',
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
  stroke: { label: 'Carrera', hint: 'Recorrido útil de la mesa; se toma el módulo más corto que la alcanza' },
  speed: { label: 'Velocidad máx.', hint: 'Velocidad máxima de la mesa; los módulos largos admiten menos' },
  width: { label: 'Anchura máx.', hint: 'Anchura del módulo que cabe como máximo' },
  environment: {
    label: 'Entorno',
    hint: 'Los módulos para sala limpia sirven también en un entorno normal',
    options: { standard: 'Normal', clean: 'Sala limpia' },
  },
  accuracy: { label: 'Repetibilidad', hint: 'La menos fina que se admite' },
  motionProfile: {
    label: 'Perfil de movimiento',
    hint: 'Forma de las rampas. La velocidad y la aceleración indicadas son las máximas de la carrera: una rampa suavizada dura más',
    options: {
      trapezoid: 'Trapezoidal: aceleración constante',
      sCurve: 'Curva en S: la aceleración sube y baja de forma uniforme',
      modifiedSine: 'Seno modificado',
    },
  },
  externalForce: {
    label: 'Fuerza exterior',
    hint: 'En la dirección del recorrido; positiva contra el avance (hacia abajo en un eje vertical). Puede actuar o no: cuenta lo peor',
  },
  forceA: { label: 'Punto de la fuerza, transversal', hint: 'Transversal al recorrido; el de la masa si queda vacío' },
  forceC: { label: 'Punto de la fuerza, altura', hint: 'Sobre la mesa; el de la masa si queda vacío' },
  phases: {
    label: 'Espectro de carga',
    hint: 'Fases que el módulo recorre una y otra vez: la vida es la de estas fases; los demás límites valen para ellas y para el movimiento de arriba. El centro de gravedad es el mismo en todas',
    load: { label: 'Carga' },
    acceleration: { label: 'Aceleración', hint: 'En uno u otro sentido; 0 a velocidad constante' },
    speed: { label: 'Velocidad', hint: 'Media de la fase; 0 donde está parada' },
    time: { label: 'Duración' },
  },
} as const
