/** Texts for signing in and out. */
export const texts = {
  title: 'Iniciar sesión',
  /** Above the fields, where a model that was found led here. */
  why: 'Inicie sesión para abrir los modelos encontrados con la búsqueda. Los modelos del directorio de productos y los códigos de pedido completos escritos en la página de inicio se abren sin iniciar sesión.',
  modes: { name: 'Forma de iniciar sesión', code: 'Con código', password: 'Con contraseña' },
  fields: {
    account: 'Teléfono o correo electrónico',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    code: 'Código de verificación',
    password: 'Contraseña',
    newPassword: 'Contraseña nueva (de 8 a 128 caracteres)',
  },
  send: 'Enviar código',
  again: 'Enviar de nuevo en {seconds} s',
  sent: 'Se ha enviado un código. Es válido durante 5 minutos.',
  notSent: 'No se ha enviado ningún código: este sitio no envía mensajes. Póngase en contacto con el operador del sitio.',
  restricted:
    'Solo pueden iniciar sesión las cuentas autorizadas por la empresa; las demás no están permitidas. Para obtener acceso, póngase en contacto con la empresa.',
  sentRestricted:
    'Si la empresa ha autorizado esta cuenta, se ha enviado un código; es válido durante 5 minutos. En caso contrario no está permitido iniciar sesión: póngase en contacto con la empresa.',
  go: 'Iniciar sesión',
  forgot: '¿Ha olvidado la contraseña?',
  reset: 'Establecer la contraseña e iniciar sesión',
  back: 'Volver a la contraseña',
  agreement: {
    agree: 'Acepto las condiciones de uso',
    show: 'Mostrar las condiciones de uso',
    text: 'La cuenta guarda su teléfono o correo, sus selecciones guardadas, los favoritos y la lista de compras, y la hora y el navegador de cada inicio de sesión. Solo usted puede leer estos datos. En «Mi cuenta» puede descargarlos todos y eliminar la cuenta en cualquier momento.',
  },
  faults: {
    accountMissing: 'Escriba un teléfono o un correo electrónico',
    phoneMissing: 'Escriba un teléfono',
    emailMissing: 'Escriba un correo electrónico',
    accountInvalid: 'Escriba un teléfono o correo electrónico válido',
    phoneInvalid: 'Escriba un teléfono válido',
    emailInvalid: 'Escriba un correo electrónico válido',
    passwordMissing: 'Escriba la contraseña',
    passwordLength: 'La contraseña debe tener de 8 a 128 caracteres',
    codeMissing: 'El código no puede quedar vacío',
    wrongCode: 'El código tiene 6 caracteres',
    agreementMissing: 'Acepte primero las condiciones',
  },
  expired: {
    title: 'La sesión ha caducado',
    text: 'Sus datos se conservan. Inicie sesión de nuevo para continuar.',
    again: 'Iniciar sesión de nuevo',
    toStart: 'Página de inicio',
  },
  agents: { title: '¿En nombre de quién actúa?', company: 'La propia empresa: {name}' },
  serviceExpired: {
    title: 'El servicio ha caducado',
    text: 'Este sitio no incluye cuentas de agente. Póngase en contacto con la empresa.',
  },
  logout: {
    title: 'Aviso',
    question: '¿Seguro que quiere cerrar la sesión?',
    go: 'Cerrar sesión',
    stay: 'Cancelar',
    done: 'Ha cerrado la sesión',
    hereAlone:
      'La sesión se ha cerrado en este navegador, pero no se ha podido conectar con el servidor: ciérrela más tarde en «Mi cuenta»',
  },
} as const
