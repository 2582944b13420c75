/** Help texts: how to find a model, and where its numbers come from. */
export const texts = {
  title: 'Ayuda',
  lead: 'Hay cuatro formas de encontrar un modelo. Elija la que parte de lo que usted sabe.',
  ways: {
    title: 'Cuatro maneras de encontrar un modelo',
    name: {
      title: 'Por su nombre',
      when: 'Tiene un número de modelo o un código de pedido, o una parte.',
      how: 'Escríbalo en el cuadro de búsqueda de arriba. Un clic abre la página del modelo. Un código de pedido completo también se puede pegar en el cuadro de la página de inicio: se lee parte por parte y se indica qué está mal.',
      link: 'Buscar',
    },
    conditions: {
      title: 'Por condiciones de trabajo',
      when: 'Sabe qué debe hacer la máquina: carga, velocidad, carrera, régimen.',
      how: 'Elija un calculador, rellene su formulario y pulse «Iniciar búsqueda». Se comprueba cada modelo de la familia y los que sirven se ordenan del mejor al peor. «Por qué» muestra cada comprobación con el valor exigido y el disponible, la fórmula y la fuente.',
      link: 'Elegir un calculador',
    },
    figures: {
      title: 'Por sus datos',
      when: 'Conoce la serie o las medidas.',
      how: 'Abra el directorio de productos, elija una serie y acote sus modelos por parámetros. Los números junto a los valores dicen cuántos modelos deja cada elección.',
      link: 'Directorio de productos',
    },
    together: {
      title: 'Varias piezas juntas',
      when: 'Necesita un reductor con su motor o un accionamiento completo.',
      how: 'Los accionamientos completos llevan de un calculador a otro; lo elegido en uno pasa al siguiente. Un reductor y su motor también se pueden elegir lado a lado: cada uno deja lo que encaja con el otro.',
      link: 'Accionamientos completos',
    },
  },
  numbers: {
    title: 'Origen de los datos',
    basis:
      'Cada modelo dice en qué se basan sus datos: «Publicado», en un documento del fabricante que se nombra; «Norma», en una norma; «Derivado» se sigue de datos publicados por una fórmula indicada; «Fuente indirecta» se leyó en una recopilación que remite al fabricante; «Sin verificar» debe confirmarse antes de pedir; «Datos de muestra» es una serie de demostración que no se puede pedir.',
    checks:
      'Cada comprobación indica su fórmula y su fuente. Las hipótesis, como el rozamiento o los factores de seguridad, figuran con el resultado y se pueden cambiar.',
    unknown:
      'Los datos que el fabricante no indica se muestran como desconocidos. Una comprobación que no se puede hacer por este motivo nunca cuenta como superada.',
  },
  keep: {
    title: 'Guardar y compartir',
    text: 'La dirección de una página lleva lo que usted pidió y eligió: copie el enlace y envíelo. Los resultados y modelos se imprimen como informe con datos, hipótesis, comprobaciones y fuentes.',
  },
  ask: {
    title: 'Si ningún modelo es adecuado',
    text: 'La lista muestra entonces los modelos más cercanos y el menor cambio de un dato que haría servir cada uno. O pregunte a la empresa:',
    link: 'Contacto',
  },
} as const
