import type { FeatureKey } from "#app/domain/vehicle/features.ts";

/**
 * What shoppers here call each feature in Spanish, folded and with bars between phrases. It begins with the name that
 * Spanish pages give it, because a suggestion puts that name into the sentence.
 */
export const SPANISH_FEATURES: Readonly<Record<FeatureKey, string>> = {
  "heated-seats":
    "asientos con calefaccion|asiento con calefaccion|asientos calefactados|asientos calientes|asientos termicos|asientos calefaccionados|calefaccion en los asientos|calefaccion de asientos|asientos de calefaccion|asientos que calientan|asientos que se calientan|calentador de asientos|calentadores de asientos",
  "ventilated-seats":
    "asientos ventilados|asientos con ventilacion|asientos frios|asientos enfriados|asientos refrigerados|asientos con aire",
  "heated-rear-seats":
    "asientos traseros con calefaccion|asientos traseros calientes|asientos calientes atras",
  "heated-steering-wheel":
    "volante con calefaccion|volante calefactado|volante caliente|volante que calienta|calefaccion en el volante",
  "leather-seats":
    "asientos de piel|asientos de cuero|asientos en piel|asientos en cuero|asiento de piel|asiento de cuero|interior de piel|interior de cuero|interiores de piel|interiores de cuero|interior en piel|interior en cuero|interior piel|vestiduras de piel|vestidura de piel|vestiduras de cuero|tapiceria de cuero|tapiceria de piel|de piel|en piel|de cuero|en cuero|piel|cuero|asientos piel|asientos cuero",
  "power-seats":
    "asiento electrico del conductor|asientos electricos|asiento electrico|asientos de poder|asientos automaticos",
  "memory-seats":
    "asientos con memoria|asiento con memoria|memoria en los asientos|memoria de asientos",
  "massaging-seats":
    "asientos con masaje|asientos masajeadores|asientos que dan masaje|asientos de masaje",
  "captains-chairs":
    "butacas individuales|asientos de capitan|sillas de capitan|asientos capitan|butacas de capitan|asientos individuales",
  "third-row":
    "tercera fila de asientos|tercera fila|3 filas|tres filas|3 filas de asientos|tres filas de asientos|3ra fila|3a fila|3era fila|tercer asiento|tercera linea|tercera linea de asientos|tercera hilera|3 hileras|tres hileras|3 hileras de asientos|tres hileras de asientos",
  sunroof:
    "quemacocos|quemacoco|quema cocos|quema coco|techo corredizo|techo solar|techo que abre|techo que se abre",
  "panoramic-roof":
    "techo panoramico|quemacocos panoramico|quemacoco panoramico|techo de cristal|techo de vidrio|techo solar panoramico|techo panoramica",
  "apple-carplay": "apple carplay|carplay|car play",
  "android-auto": "android auto|android",
  bluetooth: "bluetooth|blutooth|blutu|blutut|blutuz|manos libres",
  navigation: "navegacion|navegador|gps|sistema de navegacion",
  "satellite-radio": "radio satelital|radio por satelite",
  "premium-sound":
    "sonido premium|buen sonido|buen estereo|buen sistema de sonido|sonido bose|bocinas bose|bocinas premium|estereo bose|bose|buenas bocinas",
  "wifi-hotspot": "wi fi a bordo|wifi|internet|con internet",
  "wireless-charging":
    "carga inalambrica del telefono|carga inalambrica|cargador inalambrico|cargador inalambrico de celular|cargador inalambrico para celular",
  "usb-ports": "puertos usb|puerto usb|entradas usb|entrada usb|conexion usb",
  "rear-entertainment":
    "pantallas para los asientos traseros|pantallas traseras|pantallas atras|dvd|con dvd|pantalla trasera|teles atras|entretenimiento trasero",
  "head-up-display":
    "pantalla en el parabrisas|pantalla en parabrisas|proyeccion en el parabrisas",
  "digital-gauges": "tablero digital|tablero virtual|cluster digital",
  touchscreen:
    "pantalla tactil|pantalla|pantalla grande|pantalla touch|pantalla de toque|pantalla a color",
  "keyless-entry":
    "entrada sin llave|entrada sin llaves|sin llave|llave inteligente|llaves inteligentes|acceso sin llave|llave de proximidad",
  "push-button-start":
    "encendido con boton|encendido de boton|encendido por boton|encendido a boton|boton de encendido|boton de arranque|arranque con boton|arranque de boton|arranque por boton|prende con boton|enciende con boton|prende de boton|push start",
  "remote-start":
    "arranque remoto|encendido remoto|encendido a distancia|arranque a distancia|arrancador remoto|encendido a control remoto|encendido a control|prende a control|remote start",
  "power-liftgate":
    "puerta trasera electrica|cajuela electrica|cajuela automatica|compuerta electrica|porton electrico|puerta de atras electrica|compuerta automatica|baul electrico",
  "power-sliding-doors":
    "puertas corredizas electricas|puertas electricas|puertas automaticas|puertas deslizables electricas|puertas corredizas automaticas|puerta corrediza electrica",
  "backup-camera":
    "camara de reversa|camara trasera|camara|camara de atras|camaras|camara para reversa|camara reversa|camara de retroceso|camara de marcha atras",
  "surround-view-camera":
    "camara de 360|camara 360|camaras 360|camara de 360 grados|camara 360 grados|vista 360|camaras de 360",
  "parking-sensors":
    "sensores de estacionamiento|sensor de estacionamiento|sensores de reversa|sensor de reversa|sensores de parqueo|sensores para estacionarse|sensores",
  "automatic-parking":
    "estacionamiento automatico|se estaciona solo|parqueo automatico",
  "blind-spot-monitor":
    "monitor de punto ciego|punto ciego|sensor de punto ciego|sensores de punto ciego|alerta de punto ciego|puntos ciegos|monitor de puntos ciegos|sensor de puntos ciegos|aviso de punto ciego",
  "rear-cross-traffic-alert":
    "alerta de trafico cruzado trasero|alerta de trafico cruzado|trafico cruzado",
  "adaptive-cruise":
    "control de crucero adaptable|control de crucero adaptativo|control crucero adaptativo|crucero adaptativo|crucero adaptable|cruise adaptativo|control crucero adaptable|crucero inteligente",
  "cruise-control": "control de crucero|control crucero|crucero|cruise",
  "lane-keeping":
    "asistente para mantenerse en el carril|asistente de carril|mantenimiento de carril|asistencia de carril|mantiene el carril",
  "lane-departure-warning":
    "aviso de salida de carril|alerta de carril|alerta de salida de carril|aviso de carril",
  "automatic-emergency-braking":
    "frenado automatico de emergencia|frenado automatico|frenado de emergencia|frena solo|frenos automaticos",
  "forward-collision-warning":
    "aviso de choque frontal|alerta de choque|alerta de colision|aviso de colision|alerta de colision frontal|alerta de choque frontal",
  "driver-assistance":
    "manejo sin manos en autopista|manejo sin manos|se maneja solo|piloto automatico",
  "automatic-headlights":
    "luces altas automaticas|luces automaticas|faros automaticos",
  "led-headlights":
    "faros led|luces led|luz led|focos led|faros de led|luces de led",
  "fog-lights":
    "faros de niebla|luces de niebla|faros antiniebla|luces antiniebla|faros para niebla|halogenos",
  "rain-sensing-wipers":
    "limpiaparabrisas con sensor de lluvia|sensor de lluvia|limpiaparabrisas automaticos",
  "heated-mirrors":
    "espejos con calefaccion|espejos calefactados|espejos calientes",
  "dual-zone-climate":
    "clima de dos zonas|clima dual|doble clima|clima de doble zona|aire de dos zonas|clima bizona|aire acondicionado dual",
  "rear-climate":
    "aire acondicionado trasero|aire atras|clima trasero|aire trasero|clima atras|doble aire|aire acondicionado atras",
  "air-conditioning":
    "aire acondicionado|aire|clima|con aire|aire frio|a c|climatizador|aire condicionado",
  "ambient-lighting": "iluminacion ambiental|luz ambiental|luces ambientales",
  "tow-package":
    "paquete de remolque|paquete para remolque|remolque|para remolcar|para remolque|enganche de remolque|enganche para remolque|gancho de remolque|gancho para remolque|gancho para traila|gancho para trailer|para jalar|para jalar traila|para jalar trailas|para jalar trailer|para jalar una traila|para jalar mi traila|pa jalar|pa jalar traila|pa jalar mi traila|pa jalar una traila|que jale traila|jalar traila|jalar trailer|que pueda jalar|que jale|bola para jalar|bola de remolque|hitch|traila|tiron|que remolque|remolcar",
  "trailer-brake":
    "control de freno para remolque|freno de remolque|freno para remolque|freno de traila|freno para traila|control de frenos para remolque",
  "roof-rack":
    "rieles o parrilla de techo|parrilla de techo|parrilla en el techo|rieles de techo|canastilla|portaequipaje|portaequipajes|rieles en el techo|rack de techo",
  "running-boards":
    "estribos|estribo|estribos electricos|escalones|estribos laterales",
  "bed-liner":
    "protector de caja|forro de caja|protector de cama|protector para la caja|forro para la caja|bedliner",
  "tonneau-cover":
    "tapa de caja|tapa para la caja|tapa para caja|cubierta de caja|cubierta para la caja|cubierta para caja|cubierta de la caja|tapa en la caja|lona para la caja|lona",
  "alloy-wheels":
    "rines de aleacion|rines|rin|rines de aluminio|rines deportivos|rines cromados|buenos rines|rines de lujo|rines grandes|rines negros|llantas de aleacion|aros de aluminio|aros de aleacion",
  "off-road-package":
    "paquete todoterreno|todoterreno|todo terreno|off road|levantada|levantado|suspension levantada|suspension todoterreno",
  "air-suspension":
    "suspension de aire|bolsas de aire suspension|suspension neumatica|suspension adaptable",
  "paddle-shifters":
    "palancas de cambio en el volante|paletas de cambio|cambios en el volante|paletas en el volante|paletas al volante",
  homelink:
    "control para abrir el garaje|control de garaje|abre garaje|control del garaje|boton para el garaje",
  "security-system": "sistema de seguridad|alarma|con alarma|sistema de alarma",
  "stability-control":
    "control de estabilidad|control de traccion|estabilidad electronica",
};
