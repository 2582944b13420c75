/** Documentación de las llamadas y mensajes de la consola. */
export const texts = {
  title: 'Sizewright: servicio de selección',
  description:
    'Dimensiona componentes de movimiento según las condiciones de trabajo y los busca en un catálogo. Una respuesta correcta lleva el código 0 y sus datos en «data»; cualquier otro código lleva un mensaje en su idioma y, si fallan valores concretos, «issues».',
  siteTag: 'Estado y ajustes de este sitio',
  skuSelectionTag: 'Selección por parámetros: los SKU de una clase',
  productTag: 'Productos: un modelo con todo lo que se sabe de él',
  versionTag: 'Versiones del catálogo',
  reportTag: 'Informes',
  directoryTag: 'Directorio de productos: categorías, series, filtros y lo que se puede elegir de ellos',
  searchTag: 'Búsqueda: modelos por nombre, identificador o código de pedido',
  peopleTag: 'Personas: cuentas, inicio de sesión y lo que guardan',
  contentTag: 'Contenido publicado del sitio: noticias, documentos, muestrarios, información y sus imágenes',
  logTag: 'Lo que comunican las páginas: su uso y sus fallos',
  operatorTag: 'Operador: registros enviados y uso',
  batchTag: 'Tablas de condiciones de trabajo: muchos cálculos a la vez',
  sheetTag: 'Archivos de lo que muestra una página: listas de materiales, comparaciones',
  calculatorTag: 'Calculadoras: las que tiene un sitio, cada una como documento; las de su carpeta, por su id de trabajo',
  fileTag: 'Archivos de modelos: planos, sólidos, listas; lo que uno ha descargado',
  bearer: 'Token de la sesión',
  companyTag: 'Empresa: el sitio consultado, sus opciones, colores y disposición',
  languageTag: 'Idiomas y sus textos',
  success: 'Respuesta con código 0',
  calls: {
    calculatorList: {
      summary: 'Lista de calculadoras',
      description:
        'Todas las calculadoras del sitio con formulario: su lugar en la página de inicio, su nombre en su idioma y los idiomas de sus textos. «ofSite»: procede de la carpeta del sitio.',
    },
    calculatorDocument: {
      summary: 'Calculadora como documento',
      description:
        'El esquema de una calculadora y sus textos en su idioma o, si faltan, en el primero que tenga. «request» nombra la llamada que hace el formulario.',
    },
    batchTemplate: {
      summary: 'Plantilla de una tabla',
      description:
        'Libro XLSX con una columna por cada entrada de la calculadora, una fila de ejemplo y, en una segunda tabla, lo que puede contener cada columna.',
    },
    batchCalculate: {
      summary: 'Calcular una tabla',
      description:
        'Lee una tabla XLSX o CSV de hasta 1000 filas según las reglas del formulario y calcula cada fila: el mejor modelo con su comprobación determinante, o el más cercano y por qué no sirve ninguno. Lo que está mal en una fila se indica con su columna y no afecta a las demás. Un archivo que no se puede leer se rechaza con el motivo.',
    },
    batchFile: {
      summary: 'Lo mismo como libro',
      description: 'Calcula una tabla como Calculate y responde con un libro XLSX.',
    },
    partsList: {
      summary: 'Lista de materiales en XLSX',
      description: 'Entradas de una lista de compra como lista de materiales. Los modelos se buscan en el catálogo actual.',
    },
    partsListCsv: {
      summary: 'Lista de materiales en CSV',
      description: 'Lo mismo como tabla CSV (UTF-8). Las celdas que parecen una fórmula empiezan por un apóstrofo.',
    },
    comparison: {
      summary: 'Comparación en XLSX',
      description:
        'Modelos uno junto a otro: una fila por propiedad y la unidad en su propia columna. Los nombres y números se disponen tal como se envían.',
    },
    init: {
      summary: 'Opciones del formulario',
      description: 'Listas de opciones que necesita el formulario de esta clase antes de calcular.',
    },
    calculation: {
      summary: 'Modelos adecuados',
      description:
        'Los modelos que superan todas las comprobaciones, el mejor primero. Que no haya ninguno también es una respuesta: una lista vacía. «units» indica la unidad de cada valor de los modelos.',
    },
    explanation: {
      summary: 'Por qué un modelo sirve o no',
      description:
        'Supuestos, exigencias y todos los modelos de la familia con cada comprobación. Si ninguno sirve: los más próximos y el menor cambio de un solo dato que haría válido cada uno.',
    },
    check: {
      summary: 'Comprobar un componente descrito',
      description: 'El mismo cálculo para un componente dado por sus cifras, sin catálogo, con todos los valores intermedios.',
    },
    threePhase: {
      summary: 'Reductores con motor trifásico',
      description:
        'Parejas de reductor y motor trifásico, la mejor primero: cada exigencia indicada está dentro de su tolerancia, la brida encaja, velocidad y calor respetan sus límites. fB = T2N / T2. Un objeto vacío no exige nada y lo encuentra todo.',
    },
    servo: {
      summary: 'Reductores para un servomotor',
      description:
        'Reductores para un motor del catálogo (sku) o descrito (stlMotor): eje y brida encajan y el par nominal se soporta. iList contiene las relaciones halladas; ratio elige una de ellas.',
    },
    manual: {
      summary: 'Reductores por par y relación',
      description: 'Reductores cuyo par nominal y relación están dentro de las tolerancias; no se considera ningún motor.',
    },
    reducerExplanation: {
      summary: 'Por qué un reductor sirve o no',
      description:
        'Para una petición de uno de los tres modos: las parejas de su lista, o la indicada con skuID (y motorSku), con cada comprobación y valor; con only = failed, los reductores que no sirven con ningún motor, los 300 más próximos. Si ninguna sirve: las más próximas y el cambio de una exigencia que necesita cada una.',
    },
    reducerCheck: {
      summary: 'Comprobar un reductor descrito',
      description: 'El mismo cálculo para un reductor y, en modo trifásico, su motor, dados por sus cifras.',
    },
    rotaryInit: {
      summary: 'Escenas de plataformas giratorias',
      description: 'Tipos de carga con sus entradas: unidad, valor por defecto y, si no depende de otra entrada, el rango.',
    },
    workingFirst: {
      summary: 'Lo que exige una escena',
      description:
        'Inercia, velocidad, pares y cargas de una escena, y el par en un ciclo. Cada entrada se envía una vez, en cualquier unidad de su clase.',
    },
    workingSecond: {
      summary: 'Plataformas para una exigencia',
      description:
        'Plataformas con el servomotor más adecuado de cada una (ninguno si lo lleva integrado), la mejor primero, para las filas de WorkingFirst. selectList: las relaciones y los tipos de plataforma que sirven, con su número de plataformas; recommended es la relación de la primera plataforma de la lista, sea cual sea su accionamiento.',
    },
    rotaryServo: {
      summary: 'Plataformas para un servomotor',
      description:
        'Plataformas para un motor del catálogo (sku), uno descrito (stlMotor) o cualquiera si no se envía ninguno. matchList dice lo bien que encaja la relación de inercias.',
    },
    rotaryExplanation: {
      summary: 'Por qué una plataforma sirve o no',
      description:
        'Las plataformas de una lista, cada una con su mejor motor, o la indicada con skuID (y motorSku), con cada comprobación y valor; con only = failed, las plataformas que no sirven con ningún motor, con el motor que menos falta. Si ninguna sirve: la elección que lo impide (si es la relación, con la más próxima que sirve) o las plataformas más próximas, con cuánto menos de una fila bastaría.',
    },
    rotaryCheck: {
      summary: 'Comprobar una plataforma descrita',
      description: 'El mismo cálculo para una plataforma y su motor, dados por sus cifras; sin motor se juzga la plataforma sola.',
    },
    axis: {
      summary: 'Ejes para unas condiciones de trabajo',
      description:
        'Husillos de bolas, cada uno con las guías y el servomotor que forman con él un eje, el mejor primero: cada parte la dimensiona su propia familia para lo que el eje le pide, con el rozamiento de las guías en la fuerza del husillo y la inercia del husillo en el motor. parts: lo que se pide.',
    },
    axisExplanation: {
      summary: 'Por qué los ejes sirven o no',
      description:
        'Los ejes de una lista, o el del husillo indicado con skuID, con todas las comprobaciones y valores de todas las partes; con only = failed, los husillos que no cumplen con ninguna guía ni motor. Si nada coincide: los ejes más próximos y cuánto menos de una condición bastaría.',
    },
    axisCheck: {
      summary: 'Dimensionar un eje descrito por usted',
      description: 'El mismo cálculo para un husillo, unas guías y un motor dados por sus datos.',
    },
    submitRecord: {
      summary: 'Enviar un caso de carga calculado',
      description:
        'Guarda para el fabricante los datos de un caso de carga con sus resultados. Los resultados se calculan aquí de nuevo. Una llamada repetida con el mismo submissionID se guarda una sola vez y recibe el mismo registro.',
    },
    skuSelectionParams: {
      summary: 'Parámetros de filtro de una clase',
      description: 'Los parámetros por los que se filtran los SKU de una clase, con todos sus valores.',
    },
    skuSelectionFilter: {
      summary: 'SKU que deja un filtro',
      description:
        'Una página de los SKU que cumplen los filtros, la palabra clave y las cifras de un cálculo, y los valores que aún pueden elegirse, con su número.',
    },
    skuSelectionDetermine: {
      summary: 'Parámetros que quedan determinados',
      description:
        'Qué valores se siguen de los dados (solo determinan cifras y listas agrupadas: tipos 1, 5, 6, 7), cuántos SKU los tienen y el SKU si es uno solo.',
    },
    workingScenes: {
      summary: 'Escenas de trabajo de una clase',
      description: 'Las escenas con las que calcula una clase, en el orden de las fichas.',
    },
    workingSceneInit: {
      summary: 'Parámetros de una escena',
      description: 'Lo que pide una escena, con unidades y valores por defecto.',
    },
    workingSceneCalculation: {
      summary: 'Calcular una escena',
      description:
        'Lo que una escena exige de una plataforma: como cifras para los cálculos y como tabla. El mismo cálculo que WorkingFirst.',
    },
    classList: {
      summary: 'Modelos de una clase',
      description: 'Los modelos de una clase en su orden publicado, por páginas, con sus datos técnicos.',
    },
    product: {
      summary: 'Un modelo del catálogo',
      description:
        'Todos los datos técnicos de un modelo con su unidad, su procedencia, las calculadoras que lo dimensionan, los tamaños contiguos de su serie y modelos del mismo tamaño de otros fabricantes. Un dato que el fabricante no indica es null.',
    },
    orderCode: {
      summary: 'Qué dice un código de pedido',
      description:
        'El modelo que nombra un código, cómo se fabrica y cuánto del código se entiende. Si algo no es correcto se dan modelos de nombre parecido.',
    },
    seriesRoots: { summary: 'Categorías del directorio', description: 'Id y nombre de cada categoría raíz: una familia del catálogo.' },
    seriesRootsPC: {
      summary: 'El directorio completo',
      description:
        'Cada categoría raíz con sus series y filtros. El primer filtro de una serie es la serie entera (su driveID es ~). La imagen de una serie se dibuja a partir de su sample.',
    },
    seriesRootDetails: { summary: 'Series de una categoría', description: 'Id y nombre de las series de una categoría raíz.' },
    seriesRootDetailsPC: {
      summary: 'Una categoría con sus series y filtros',
      description: 'Lo mismo que una entrada de GetSeriesRootsPC.',
    },
    filterDetails: {
      summary: 'Por qué parámetros se acota un filtro',
      description:
        'Los parámetros que distinguen los modelos de un filtro, con sus valores. El que fija el filtro es unable. key es la clase para FilterLectotypeParams; figures son las columnas que muestra una lista de los modelos.',
    },
    filterDetailsByParams: {
      summary: 'Qué dejan unas elecciones de una serie',
      description: 'El filtro de una serie al que llevan unas elecciones y los valores que aún encuentran algo con ellas.',
    },
    searchFilters: {
      summary: 'Buscar en el directorio',
      description: 'Filtros con cada palabra en su nombre o en el de su serie, fabricante o categoría; todos sin palabra clave.',
    },
    productsByClass: {
      summary: 'Modelos de una categoría',
      description: 'Los modelos de una categoría raíz en su orden, página a página.',
    },
    searchProducts: {
      summary: 'Buscar modelos',
      description: 'Modelos con la palabra clave en su nombre o id, primero los que empiezan por ella; todos sin palabra clave.',
    },
    productsByRootClass: {
      summary: 'Series de una categoría, por clase',
      description: 'Todas las series de una categoría raíz con sus filtros.',
    },
    solutions: {
      summary: 'Accionamientos completos',
      description: 'Los accionamientos completos que se pueden calcular, con las calculadoras que se usan una tras otra.',
    },
    prodWorking: {
      summary: 'Calculadoras que llevan a un producto',
      description:
        'Las clases de trabajo cuyos resultados son modelos de la categoría de una serie («serviceID») o de un modelo («prodId»); todas si no se indica ninguno. «cid» es la categoría.',
    },
    filtersByIcon: {
      summary: 'Filtros por la imagen de un producto',
      description: 'Los filtros de una serie que llevan a un modelo representado por esta imagen.',
    },
    modelParams: {
      summary: 'Parámetros de la serie de un modelo',
      description:
        'En qué se distinguen los modelos de su serie; «value» es lo que tiene este modelo, vacío si el fabricante no lo indica.',
    },
    filterModelParams: {
      summary: 'Acotar la serie de un modelo',
      description: 'Los modelos de su serie que cumplen todas las elecciones, por páginas, y los valores que aún encuentran algo.',
    },
    filterByClass: { summary: 'Filtros de una serie', description: 'Los filtros de una serie por páginas; primero la serie completa.' },
    classParams: {
      summary: 'Parámetros de una categoría',
      description: 'En qué se distinguen los modelos de una categoría, con todos los valores.',
    },
    filterClassParams: {
      summary: 'Acotar una categoría',
      description: 'Los modelos de una categoría que cumplen todas las elecciones, por páginas, y los valores que aún encuentran algo.',
    },
    filterProduct: {
      summary: 'Modelos de una categoría según elecciones',
      description: 'Los modelos de una categoría que cumplen todas las elecciones, como en las listas; todos con un cuerpo vacío.',
    },
    lectoGroups: {
      summary: 'Grupos de dos elecciones',
      description: 'Lo que se elige en dos secciones que se acotan entre sí: un reductor o una plataforma y su motor.',
    },
    lectoGroup: { summary: 'Un grupo', description: 'Por qué se puede elegir en las dos secciones de un grupo.' },
    filterLectoGroup: {
      summary: 'Acotar un grupo',
      description:
        'Lo que dejan las elecciones de ambas secciones: modelos que las cumplen y encajan con seguridad con un modelo que deja la otra. Los que no se sabe se cuentan en «notKnown» y nunca se listan. «pair» dice pieza por pieza cómo se montan dos modelos elegidos.',
    },
    searchStarted: {
      summary: 'Si la búsqueda está activa',
      description: 'Si se pueden buscar modelos. El cuerpo está vacío.',
    },
    searchResult: {
      summary: 'Modelos que encuentra una palabra',
      description:
        'Una página de los modelos cuyo nombre o identificador contiene la palabra: primero los nombres exactos, luego los que empiezan por ella y después los demás, serie por serie en el orden del catálogo; no se distinguen mayúsculas. «hits» indica dónde está la palabra. Un código de pedido completo encuentra su modelo (match orderCode). Si nada o poco la contiene, siguen nombres de escritura parecida (match similar): O por 0, un guion de menos, un carácter equivocado.',
    },
    searchAnalysis: {
      summary: 'Parámetros de un modelo encontrado',
      description:
        'Con qué empieza la página de selección por parámetros: «tabInfo» es un texto JSON con «filters» (ParamName, ParamType, Value) del modelo y lo que un código de pedido dice además del nombre. Se omiten los valores vacíos y los interruptores (tipo 8).',
    },
    asOf: {
      summary: 'Respuestas según una versión del catálogo',
      description:
        'Las respuestas a cálculos y explicaciones según la versión indicada, o la actual: qué se recomendaba cuando se guardó algo y qué se recomienda ahora. Una respuesta es null cuando la versión no puede darla porque no tiene un modelo nombrado. «skus» pide las filas de esos modelos y deja solo sus líneas en el detalle.',
    },
    checkReport: {
      summary: 'Comprobar un informe',
      description:
        'Dice qué es un informe: se calcula de nuevo con las versiones que nombra, se escribe de nuevo y se compara con el documento byte a byte. «differences» dice lo que pone el documento y lo que resulta; un informe de otro catálogo o programa se compara con los resultados de ahora. El documento va en base64, como mucho 10 MB; no se guarda nada de él.',
    },
    siteInfo: { summary: 'Sitio', description: 'Lo que ofrece el sitio y, en «page», lo que sus páginas necesitan saber.' },
    companyConfig: {
      summary: 'Ajustes de la empresa',
      description: 'Estado, idiomas como los llama la interfaz con la forma de cambiarlos, y direcciones a las que llevan las páginas.',
    },
    companyDetail: { summary: 'La empresa', description: 'Nombres, imágenes y teléfono. Una imagen es una dirección; null si no hay.' },
    pageTheme: {
      summary: 'Colores',
      description: 'Los siete colores del tema; lo que el sitio no indica se deduce de su color principal.',
    },
    switches: { summary: 'Opciones de acceso', description: 'Qué formas de iniciar sesión tiene el sitio.' },
    layoutData: { summary: 'Disposición', description: 'Cabecera y selección: altura, lo que se oculta, orden de las pestañas.' },
    layoutInfo: { summary: 'Una parte de la disposición', description: 'La parte con este nombre.' },
    layoutInfos: { summary: 'Partes de la disposición', description: 'Cada parte con su nombre.' },
    pageLayout: { summary: 'Disposición de las páginas', description: 'Cabecera y selección, como comp/layoutData.' },
    companyFiles: {
      summary: 'Archivos de la empresa',
      description: 'Los archivos que cargan sus páginas, con tipo y dirección: los colores y, si lo hay, el logotipo.',
    },
    companyData: {
      summary: 'Datos de la empresa',
      description: 'Ajustes, empresa, archivos, disposición, interruptores y colores en una respuesta.',
    },
    companyDataOne: { summary: 'Uno de estos datos', description: 'Los datos con este nombre.' },
    companyValue: { summary: 'Un valor de la empresa', description: 'El valor de esta clave; null si no está definido.' },
    siteValue: { summary: 'Un valor del sitio', description: 'El valor de esta clave; null si no está definido.' },
    languageStore: {
      summary: 'Idiomas',
      description: 'Los idiomas del sitio, primero el predeterminado, cada uno con la dirección de sus textos.',
    },
    languageVersion: { summary: 'Versión de los textos', description: 'Cambia con cualquier texto de cualquier idioma.' },
    localeData: { summary: 'Textos de un idioma', description: 'Lo que dicen todas las páginas y la de inicio.' },
    sendPhoneCode: {
      summary: 'Enviar un código',
      description:
        'Envía seis cifras a un teléfono o correo: tipo 1 entrar, 2 contraseña nueva, 3 otro correo. La respuesta es la misma exista o no la cuenta. Un código tiene cinco intentos y cinco minutos; otro puede pedirse a los 60 s.',
    },
    loginPC: {
      summary: 'Entrar con un código',
      description: 'Entra con el código enviado; la cuenta que no existe se crea, salvo que la empresa admita solo las suyas.',
    },
    accountLogin: {
      summary: 'Entrar con contraseña',
      description: 'Una cuenta desconocida y una contraseña incorrecta se responden igual, en el mismo tiempo.',
    },
    fixedLogin: {
      summary: 'Entrar sin cuenta',
      description: 'Para empresas con teléfono visible y sin inicio de sesión: crea una cuenta propia para este navegador.',
    },
    accountCheck: {
      summary: 'Comprobar una cuenta',
      description: 'Si la contraseña es correcta y la cuenta puede entrar; sin la contraseña correcta todas se responden igual.',
    },
    userLoginIsVerify: {
      summary: '¿Puede entrar este teléfono?',
      description: 'Responde igual para cualquier número: si el sitio permite entrar.',
    },
    userUpdate: { summary: 'Cambiar el correo', description: 'Con un código de tipo 3 enviado a la dirección nueva.' },
    myRecordCount: { summary: 'Cuántos registros tengo', description: 'También dice si la sesión sigue siendo válida: 401 si no lo es.' },
    siteUserInfo: { summary: 'Quién soy', description: 'La cuenta con la sesión iniciada.' },
    userAgents: { summary: 'Agentes por los que puedo actuar', description: 'Además de la propia empresa.' },
    chooseAgent: {
      summary: 'Actuar por un agente',
      description: 'null: por la propia empresa. Si el sitio no tiene agentes, el servicio ha caducado.',
    },
    signOut: { summary: 'Cerrar sesión', description: 'El token deja de servir.' },
    signIns: { summary: 'Dónde tengo la sesión iniciada', description: 'Cada navegador con una sesión válida.' },
    revokeSignIn: { summary: 'Cerrar otra sesión', description: 'Termina una de mis sesiones.' },
    setPassword: { summary: 'Poner o cambiar la contraseña', description: 'Con la antigua si la hay; las demás sesiones terminan.' },
    resetPassword: { summary: 'Restablecer la contraseña', description: 'Con un código de tipo 2; todas las sesiones terminan.' },
    userPermissions: { summary: 'Mis permisos de botones', description: 'Nombres de los botones que me da la empresa.' },
    addUserPermission: {
      summary: 'Dar permisos de botones',
      description: 'Por un administrador, a un usuario de la empresa; sin usuario, a uno mismo.',
    },
    companyPeople: {
      summary: 'Personas de la empresa',
      description:
        'Para un administrador: una página de quienes tienen cuenta, cada una por los extremos del número o del correo, con función y botones. La palabra clave encuentra una cuenta entera, las primeras o últimas cifras de un número o el dominio de un correo.',
    },
    setUserPermission: {
      summary: 'Dar o quitar un botón',
      description: 'Por un administrador, a un usuario de la empresa. Responde con los botones que el usuario tiene después.',
    },
    companyState: {
      summary: 'Datos de la empresa que se cambian',
      description:
        'Para un administrador: los campos que se pueden cambiar y su versión. null: sin indicar. Un logotipo es un elemento SVG o data:image/png;base64.',
    },
    companyUpdate: {
      summary: 'Cambiar los datos de la empresa',
      description:
        'Por un administrador, con la versión que leyó: si los campos han cambiado desde entonces, no se guarda nada (409). Responde con los campos y su nueva versión; las páginas los muestran en segundos.',
    },
    exportMine: {
      summary: 'Todo lo que se guarda de mí',
      description: 'Cuenta, sesiones, permisos, registros, envíos y lo anotado, como un ZIP de ficheros JSON con un léeme y un manifiesto.',
    },
    removeAccount: { summary: 'Eliminar mi cuenta', description: 'Con todo lo que depende de ella; lo anotado pierde el nombre.' },
    selectionAdd: {
      summary: 'Guardar una selección',
      description: 'Una nueva o, con id, una versión nueva; la anterior se conserva. El mismo clientID se guarda una vez.',
    },
    selectionDetails: {
      summary: 'Una selección guardada',
      description: 'Tal como se guardó, con sus resultados de entonces y sus versiones.',
    },
    selectionDelete: { summary: 'Eliminar una selección', description: 'Se puede recuperar.' },
    selectionRestore: { summary: 'Recuperar una selección', description: 'Una que se eliminó.' },
    selectionRename: { summary: 'Cambiar el nombre de una selección', description: 'Su contenido se mantiene.' },
    selectionCopy: { summary: 'Copiar una selección', description: 'Su versión más reciente con nombre propio.' },
    selectionList: { summary: 'Mis selecciones', description: 'Por páginas de 15; por cambio, nombre o creación.' },
    projectList: {
      summary: 'Mis proyectos',
      description:
        'Una página de los proyectos propios con el número de selecciones de cada uno. La palabra es parte de un nombre, cliente o número.',
    },
    projectDetails: {
      summary: 'Un proyecto',
      description:
        'Cómo se llama un proyecto, sus selecciones en orden y los enlaces que lo muestran a otros. Lo que abre un enlace solo está en la respuesta que lo creó.',
    },
    projectAdd: {
      summary: 'Añadir un proyecto',
      description: 'Un proyecto nuevo. El que se envía otra vez con el mismo clientID se guarda una sola vez.',
    },
    projectUpdate: {
      summary: 'Cambiar un proyecto',
      description: 'Nombre, cliente, número y notas de nuevo.',
    },
    projectDelete: {
      summary: 'Eliminar un proyecto',
      description: 'Sus selecciones quedan. Se recupera con Restore; entretanto sus enlaces no muestran nada.',
    },
    projectRestore: {
      summary: 'Recuperar un proyecto',
      description: 'Deshace Delete.',
    },
    projectPut: {
      summary: 'Poner una selección en un proyecto',
      description:
        'Una selección pertenece como mucho a un proyecto; con projectID null se saca. Un proyecto tiene como mucho 100 selecciones.',
    },
    projectShare: {
      summary: 'Crear un enlace a un proyecto',
      description:
        'Un enlace que muestra el proyecto, solo para leer, a quien lo tenga, durante 7, 30 o 90 días. «token» se dice solo esta vez: el servicio guarda únicamente su hash.',
    },
    projectUnshare: {
      summary: 'Revocar un enlace',
      description: 'Desde ahora el enlace no muestra nada.',
    },
    projectShared: {
      summary: 'Lo que muestra un enlace',
      description:
        'Nombre, cliente y número del proyecto y sus selecciones con los resultados de entonces: sin notas y sin nada de quién es. Un enlace desconocido, terminado o revocado se rechaza con las mismas palabras.',
    },
    projectExport: {
      summary: 'Un proyecto como archivo',
      description:
        'El proyecto entero como un documento, descrito en /schemas/project.json. El mismo proyecto es el mismo documento: no tiene ids ni horas.',
    },
    projectImport: {
      summary: 'Un proyecto de un archivo',
      description:
        'Crea un proyecto con selecciones nuevas a partir de tal documento. Lo que el documento no debe tener se rechaza con su nombre y lugar; entonces no se guarda nada.',
    },
    isCollected: { summary: '¿Es favorito?', description: 'Si un filtro está entre mis favoritos.' },
    collect: { summary: 'Añadir un favorito', description: 'Una vez, por más que se pida.' },
    cancelCollect: { summary: 'Quitar un favorito', description: 'No pasa nada si no lo es.' },
    collectList: { summary: 'Mis favoritos', description: 'Los más recientes primero, 15 por página.' },
    shoppingAdd: { summary: 'Poner en la lista de compra', description: 'Con cantidad y nota; el mismo clientID se guarda una vez.' },
    shoppingUpdate: { summary: 'Cambiar una entrada de la lista de compra', description: 'Su cantidad y su nota.' },
    shoppingRemove: { summary: 'Quitar de la lista de compra', description: 'Una entrada por su id.' },
    shoppingList: { summary: 'Mi lista de compra', description: 'Lo más reciente primero, 15 por página.' },
    submissionList: {
      summary: 'Lo que envié al fabricante',
      description: 'Lo más reciente primero, 15 por página, con el estado de cada envío.',
    },
    submissionDetails: { summary: 'Un envío mío', description: 'Con sus datos, sus resultados tal como eran y la respuesta.' },
    recordList: {
      summary: 'Registros enviados',
      description: 'De todos, los más recientes primero, 15 por página; por estado o por parte del número.',
    },
    recordDetails: { summary: 'Un registro enviado', description: 'Completo. No se dice a nadie quién lo envió: la respuesta le llega.' },
    recordAnswer: {
      summary: 'Responder un registro',
      description:
        'Otro estado y lo que se dice al remitente. version es aquella para la que se escribió la respuesta; si otra persona cambió el registro entretanto, no se guarda nada.',
    },
    usage: {
      summary: 'Cómo se usan las páginas',
      description: 'Páginas, modelos, búsquedas, cálculos y fallos por día; cálculos por llamada; fallos por mensaje.',
    },
    mergeMine: {
      summary: 'Traer lo que guardó este navegador',
      description: 'Selecciones, favoritos y lista de antes de entrar; repetido o a la vez, cada cosa se guarda una vez.',
    },
    newsList: {
      summary: 'Noticias',
      description: 'Primero las más recientes, 15 por página, cada una en el idioma del lector si existe, si no en uno que exista.',
    },
    newsTop: { summary: 'Últimas noticias', description: 'Tantas de las más recientes como se pidan; 3 si no se indica.' },
    newsDetail: { summary: 'Una noticia', description: 'Con su texto: párrafos, títulos, listas e imágenes, nunca marcado.' },
    documentList: { summary: 'Documentos', description: 'Título, clase, tipo y tamaño de cada archivo, y de dónde se descarga.' },
    sampleBookList: { summary: 'Muestrarios', description: 'Cada uno con su portada y el número de páginas.' },
    sampleBookDetail: { summary: 'Un muestrario', description: 'Con sus páginas como imágenes.' },
    informationList: { summary: 'Páginas de información', description: 'Sus títulos.' },
    informationDetail: { summary: 'Una página de información', description: 'Con su texto.' },
    imageKey: {
      summary: 'Clave de las imágenes',
      description: 'La clave AES del sitio (base64url), el testigo de la hora y cuándo termina.',
    },
    documentFile: { summary: 'Un documento', description: 'El archivo, para guardarlo.' },
    image: {
      summary: 'Una imagen cifrada',
      description:
        '12 bytes de nonce, el archivo PNG cifrado con AES-256-GCM y 16 bytes de etiqueta; con ella se autentican ruta y testigo (path?t=token).',
    },
    behaviourLog: {
      summary: 'Registro de uso',
      description:
        'Hasta 20 sucesos de las páginas, en su orden. Un lote repetido con el mismo batchID se guarda una vez. Una persona solo se nombra con su propio consentimiento (user) y si ha entrado; se rechaza a los administradores de la empresa y a los sitios que lo tienen desactivado.',
    },
    errorLog: {
      summary: 'Registro de fallos de las páginas',
      description:
        'Fallos de las páginas sin lo escrito, lo consultado ni los datos de acceso. Un informe repetido con el mismo reportID se guarda una vez.',
    },
    fileTypes: {
      summary: 'Clases de archivos',
      description: 'Números (downloadType) de las clases que se generan y la extensión de cada una.',
    },
    fileCheck: {
      summary: '¿Puedo tener este archivo?',
      description:
        'Si el archivo se genera y puede descargarse, y cuántos más hoy. Código 2: se alcanzó el máximo que el sitio da en un día (de su zona horaria). El mismo archivo dentro de 20 s se rechaza con los segundos que faltan.',
    },
    fileCreate: {
      summary: 'Generar un archivo',
      description:
        'Responde enseguida con la tarea; la misma petición, con la misma tarea. downloadType: 1 plano (PDF), 2 STEP, 3 ZIP de todo, 4 vista previa, 5 DXF, 6 PDF con imagen 3D, 7 hoja de cálculo, 8 lista de piezas (CSV), 9 informe; 103 es 3. selectionID: una selección guardada, o serie/id de un modelo como en la dirección de su página.',
    },
    fileState: {
      summary: 'Progreso de un archivo',
      description:
        'Porcentaje de pasos hechos, sea cual sea el nodo que lo genera; dónde está el archivo cuando está completo. Un código distinto de 0: no se pudo generar.',
    },
    fileSend: {
      summary: 'Entregar un archivo',
      description: 'Dónde se descarga; cuenta como descarga. Con un correo se envía por correo (103: ZIP) y path es null.',
    },
    fileList: { summary: 'Mis descargas', description: 'Las más recientes primero, 15 por página; de una clase con DownloadType.' },
    fileDownload: {
      summary: 'Descargar un archivo',
      description: 'Los bytes, como archivo para guardar. ETag es el SHA-256; pueden pedirse partes (Range).',
    },
    fileLog: { summary: 'Qué fue de una descarga', description: 'Lo dice la página: guardada, fallida o cancelada.' },
    fileAgents: { summary: 'Agentes para los que puedo descargar', description: 'Lo mismo que User/GetUserAgents.' },
    customTheme: {
      summary: 'Colores como hoja de estilo',
      description:
        'La paleta del sitio, clara y oscura, como propiedades CSS. Con la versión de su contenido (v) puede guardarse para siempre.',
    },
    prodPic: {
      summary: 'Imagen de un modelo',
      description:
        'El modelo en sus proporciones con sus medidas en mm, dibujado con las cifras del catálogo; una serie (su nombre como id) por el modelo de su mitad. Sin cifras suficientes no hay imagen.',
    },
    svgImage: { summary: 'Un icono en un color', description: 'Un dibujo SVG pequeño.' },
    languageFile: {
      summary: 'Textos de un idioma como archivo',
      description: 'Lo que dicen todas las páginas y la de inicio, por grupos.',
    },
    health: { summary: 'Estado del servicio', description: 'Para la vigilancia: el estado y la versión del catálogo en uso.' },
    version: { summary: 'Versión del programa', description: 'Las páginas se recargan cuando cambia.' },
  },
  parameters: {
    batchCalculator: 'workingID de una calculadora con formulario',
    checkPath: 'checkPath con el que respondió CreateModel',
    downloadType:
      '1 plano, 2 STEP, 3 ZIP, 4 vista previa, 5 DXF, 6 plano 3D, 7 hoja de cálculo, 8 lista de piezas, 9 informe; sin él, todas',
    calculatorAsked: 'Id de trabajo de una calculadora con formulario',
    fileTask: 'Id de la tarea',
    contentID: 'Id de la cosa, según su lista',
    contentSize: 'Cosas por página; 15 si no se indica, 100 como máximo',
    imageToken: 'Testigo de la hora, de CompImage/GetKey',
    imageSite: 'Clave del sitio',
    imageFile: 'Nombre del archivo, de la ruta de una imagen',
    fileId: 'Id del archivo',
    fileName: 'Nombre con el que se guarda el archivo',
    phoneNumber: 'Teléfono o correo electrónico',
    codeType: '1 entrar, 2 contraseña nueva, 3 otro correo',
    recordID: 'Id de un registro',
    recordSize: 'Registros por página; 15 sin ella, 100 como máximo',
    recordKeyword: 'Parte de un nombre',
    projectKeyword: 'Parte de un nombre, cliente o número',
    recordOrder: 'changed, created o name; con un menos delante, al revés',
    userKeyword: 'Una cuenta entera, las primeras o últimas cifras de un número o el dominio de un correo',
    recordVersion: 'Versión, desde 1; la más reciente sin ella',
    recordNumber: 'Número de un registro',
    recordState: 'new, inWork o answered; sin él, todos',
    recordNumberPart: 'Parte de un número',
    usageDays: 'Días; sin él 30, como máximo 365',
    newName: 'Nombre nuevo',
    rows: 'Filas separadas por «;» y sus celdas por «,»: {columns}; como máximo {most} filas',
    site: 'Clave del sitio. Sin ella decide la cabecera site-key y después el nombre del servidor; una clave desconocida se rechaza.',
    siteKey: 'Clave del sitio; precede a la dirección y al nombre del servidor. Una clave desconocida se rechaza.',
    companyKey: 'Clave de la empresa. Se rechaza si el sitio no pertenece a ella.',
    environment: 'Entorno del sitio. Se rechaza si no es el del sitio.',
    layoutName: 'Parte de la disposición',
    dataName: 'Nombre de los datos',
    valueKey: 'Clave del valor; no se responde a ninguna otra',
    languageAsked: 'Idioma',
    iconTitle: 'Nombre del icono',
    iconColour: 'Color, #RRGGBB',
    lang: 'Idioma de los mensajes. Si falta, decide Accept-Language; por defecto, chino simplificado.',
    page: 'Página, desde 1. Si falta, se dan los primeros modelos, como máximo Count.',
    size: 'Modelos por página; 20 si falta, 100 como máximo',
    order: 'Valor por el que se ordenan todas las coincidencias, con un signo menos delante de mayor a menor; si falta, por recomendación',
    only: 'Solo los modelos que superan las comprobaciones, o solo los que no.',
    narrowing: 'Solo los modelos con estos valores, separados por ;',
    demonstration: 'true: también las series de demostración; si no, solo se muestran cuando no encaja nada más.',
    assumptions:
      'Hipótesis que se cambian, en la forma «nombre:valor;nombre:valor» y en su propia unidad; las demás conservan su valor. Los nombres, las unidades y los límites figuran en «assumptions» de cada respuesta.',
    conditional: 'Se envía o se omite según los demás parámetros.',
    scene: 'Escena, por su id en WorkingScenes',
    listPage: 'Página, desde 1',
    listSize: 'Modelos por página; 50 sin él, 300 como máximo',
    classID:
      'Clase de SKU: 100 servomotores (también 120 y 121), acMotor motores trifásicos, una categoría del directorio por su id; sin ella, servomotores',
    serviceID: 'Serie del modelo',
    driveID: 'Identificador del modelo',
    code: 'Código de pedido o nombre de un modelo',
    rid: 'Categoría raíz, por su id en GetSeriesRoots',
    fid: 'Filtro, por su id en GetSeriesRootsPC, como ~WTF~20',
    cid: 'Categoría raíz, por su id en GetSeriesRoots',
    prodId: 'Modelo, por su identificador',
    prodIdAsked: 'Modelo, por su identificador; sin él, cualquiera',
    seriesID: 'Serie',
    seriesAsked: 'Serie; sin ella, cualquiera',
    prodIcon: 'Nombre de una imagen, como el «icon» de un modelo',
    lectoGroupID: 'Grupo, por su id en GetLectoGroups',
    seriesSize: 'Series como máximo; 500 si falta, 500 como máximo',
    filterSize: 'Filtros por página; 30 si falta, 300 como máximo',
    productSize: 'Modelos por página; 10 si falta, 300 como máximo',
    filterKeyword: 'Palabras que se buscan, separadas por espacios',
    productKeyword: 'Parte de un nombre o id',
    keyword: 'Parte de un nombre o identificador, o un código de pedido completo',
    searchSize: 'Modelos de una página; 50 si no se indica, que es el máximo',
    count: 'Número máximo de modelos',
  },
  body: {
    inputs: 'Condiciones de trabajo: los campos del formulario, en sus unidades',
    candidate: 'Cifras del componente',
    assumptions: 'Supuestos que se cambian, por nombre; los demás conservan su valor',
  },
  missing: { title: 'Aquí no hay ninguna página', body: 'La dirección puede estar mal escrita o anticuada.', toStart: 'Ir al inicio' },
  docs: {
    contents: 'Contenido',
    parameters: 'Parámetros',
    body: 'Cuerpo',
    answers: 'Respuestas',
    example: 'Ejemplo',
    required: 'obligatorio',
    optional: 'opcional',
    schemas: 'Estructuras',
    document: 'Documento OpenAPI',
    noParameters: 'Sin parámetros',
    name: 'Nombre',
    backToApp: 'A los cálculos',
  },
  start: {
    badSetting: 'El ajuste {setting} no puede ser «{value}». Corríjalo y arranque de nuevo.',
    portInUse:
      'El puerto {port} de {host} está ocupado o no está permitido. Detenga el otro programa o use otro puerto: PORT=8081 npm start',
    addressNotAvailable: 'Esta máquina no tiene la dirección {host}. Ponga en HOST una que tenga, por ejemplo 127.0.0.1.',
    databaseCorrupt:
      'La base de datos {where} está dañada o no es una base de datos. No se ha modificado. Sustitúyala por una copia de seguridad, o apártela y arranque de nuevo: se creará otra y se importará el catálogo.',
    databaseFull: 'No queda espacio en el disco de la base de datos {where}. Libere espacio y arranque de nuevo; no se ha perdido nada.',
    databaseNotWritable:
      'La base de datos {where} no se puede leer o escribir. Revise los permisos del archivo y de su carpeta, o elija otra carpeta con DATA_DIR.',
    databaseLocked: 'Otro programa ocupa la base de datos {where}. Deténgalo y arranque de nuevo.',
    databaseUnreachable: 'La base de datos {where} no responde o rechaza el acceso. Compruebe que funciona y que DATABASE_URL es correcta.',
    databaseNewer:
      'La base de datos {where} es de una versión más nueva de este programa. Arranque esa versión o recupere una copia anterior a la actualización.',
    catalogueRefused: 'El catálogo no se ha importado: {reason}',
    unknown: 'El programa no ha podido arrancar: {reason}',
    notBuilt: 'No hay páginas construidas en {folder}: solo se responden las llamadas. Constrúyalas con: npm run build',
  },
  backup: {
    usage: `uso: npm run backup -- <carpeta>       la carpeta de datos tal como está, con el servidor en marcha, comprobada

La carpeta nueva sirve como DATA_DIR: así se restaura. Solo para la base de datos integrada (DATA_DIR).`,
    done: 'Copiado y comprobado: {folder} (base de datos {megabytes} MB). Para restaurar, arranque con DATA_DIR={folder} o póngala en lugar de la carpeta de datos.',
    nothing: 'No existe la base de datos {file}: no hay nada que copiar. Revise DATA_DIR.',
    taken: '{folder} ya existe y no está vacía: elija otra carpeta. No se ha cambiado nada.',
    postgres: 'DATABASE_URL está definido: PostgreSQL se copia con su propio pg_dump. Véase docs/operating.md.',
  },
  records: {
    usage: `uso: npm run records -- list             lista los registros, primero el más reciente
       npm run records -- show <número>    un registro con sus datos y resultados
       npm run records -- state <número> <estado> --text <respuesta>
                                           new, inWork o answered; sin --text la respuesta no cambia
       … --json                            lo mismo para otros programas

La base de datos es la del servidor (DATABASE_URL, DATA_DIR).`,
    none: 'Aún no hay registros',
    unknown: 'No existe el registro {number}. Véase: npm run records -- list',
    number: 'Registro',
    time: 'Hora',
    screen: 'Pantalla',
    language: 'Idioma del remitente',
    inputs: 'Datos',
    results: 'Resultados',
    state: 'Estado',
    answer: 'Respuesta',
    states: { new: 'nuevo', inWork: 'en curso', answered: 'respondido' },
    unknownState: '«{state}» no es ninguno de: {known}',
    answerMissing: '{number} aún no tiene respuesta: --text <respuesta>',
    answerTooLong: 'Una respuesta tiene como máximo {most} caracteres',
    changedMeanwhile: 'Otra persona acaba de cambiar {number}; no se ha guardado nada',
    changed: '{number}: {state}',
  },
} as const
