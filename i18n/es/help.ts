/** Help texts: how to find a model, and where its numbers come from. */
export const texts = {
  title: 'Ayuda',
  lead: 'Hay cuatro formas de encontrar un modelo. Elija la que parte de lo que usted sabe.',
  ways: {
    title: 'Cuatro maneras de encontrar un modelo',
    name: {
      title: 'Por su nombre',
      when: 'Tiene un número de modelo o un código de pedido, o una parte.',
      how: 'Escríbalo en el cuadro de búsqueda de arriba. Pulse un resultado para abrir la página del modelo. También puede pegar un código de pedido completo en el cuadro de la página de inicio: se lee parte por parte y se muestran los errores.',
      link: 'Buscar',
    },
    conditions: {
      title: 'Por condiciones de trabajo',
      when: 'Conoce los requisitos de su máquina: carga, velocidad, carrera, ciclo de trabajo.',
      how: 'Elija una calculadora, rellene el formulario y pulse «Iniciar búsqueda». Se comprueban todos los modelos de la familia; los adecuados se muestran con el mejor en primer lugar. «Por qué» muestra cada comprobación con el valor requerido y el disponible, la fórmula y la fuente.',
      link: 'Elegir una calculadora',
    },
    figures: {
      title: 'Por datos técnicos',
      when: 'Conoce la serie o las dimensiones.',
      how: 'Abra el directorio de productos, elija una serie y filtre sus modelos por parámetros. Los números junto a los valores indican cuántos modelos quedan.',
      link: 'Directorio de productos',
    },
    together: {
      title: 'Varios componentes juntos',
      when: 'Necesita un reductor con su motor o un accionamiento completo.',
      how: 'Un accionamiento completo le lleva de una calculadora a otra; cada resultado pasa a la siguiente. Un reductor y su motor también se pueden elegir uno junto al otro: cada uno limita el otro a lo que encaja.',
      link: 'Accionamientos completos',
    },
  },
  numbers: {
    title: 'Origen de los datos',
    basis:
      'Cada modelo indica la fuente de sus datos. «Publicado»: de un documento del fabricante, que se nombra. «Norma»: de una norma. «Derivado»: calculado a partir de datos publicados con una fórmula indicada. «Fuente indirecta»: de una recopilación que cita al fabricante. «Sin verificar»: debe confirmarse antes de pedir. «Datos de muestra»: serie de demostración, no válida para pedidos.',
    checks:
      'Cada comprobación indica su fórmula y su fuente. Las hipótesis, como el rozamiento o los factores de seguridad, figuran con el resultado y se pueden cambiar.',
    unknown:
      'Los datos que el fabricante no indica se muestran como desconocidos. Una comprobación que no se puede hacer por este motivo nunca cuenta como superada.',
  },
  keep: {
    title: 'Guardar y compartir',
    text: 'La dirección de la página contiene sus datos y opciones: copie el enlace y envíelo. Los resultados y modelos se pueden imprimir como informe con datos, hipótesis, comprobaciones y fuentes.',
  },
  ask: {
    title: 'Si ningún modelo es adecuado',
    text: 'La lista muestra entonces los modelos más cercanos y, para cada uno, el menor cambio de un dato que lo haría adecuado. También puede ponerse en contacto con la empresa:',
    link: 'Contacto',
  },
} as const
