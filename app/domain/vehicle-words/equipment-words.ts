import type { Language } from "../store-profile/fields/languages.ts";
import { normalizeText } from "../vehicle/normalize-text.ts";

/** The Spanish words, and the phrases of feeds that say the same and no more; what names a maker's system keeps its name. */
const SPANISH_EQUIPMENT: Readonly<Record<string, string>> = {
  "Tercera fila de asientos":
    "third row, third row seat, third row seats, third row seating, 3rd row, 3rd row seat, 3rd row seats, 3rd row seating",
  "Butacas individuales en la segunda fila":
    "second row captain's chairs, 2nd row captain chairs, second row bucket seats",
  "Butacas individuales": "captain's chairs, captains chairs, captain chairs",
  "Asientos de piel":
    "leather seats, leather seating, leather upholstery, leather interior",
  "Asientos con detalles de piel":
    "leather-trimmed seats, leather-appointed seats, leather trim",
  "Butacas con detalles de piel": "leather-trimmed bucket seats",
  "Asientos con detalles de SofTex": "softex-trimmed seats",
  "Tapicería MB-Tex": "mb-tex upholstery",
  "Tapicería SensaTec": "sensatec upholstery",
  "Asientos de tela": "cloth seats, cloth seat trim, cloth upholstery",
  "Asientos de vinilo": "vinyl seats",
  "Asientos con calefacción": "heated seats",
  "Asientos delanteros con calefacción":
    "heated front seats, front heated seats, heated front bucket seats",
  "Asientos traseros con calefacción": "heated rear seats, rear heated seats",
  "Asientos ventilados": "ventilated seats, cooled seats",
  "Asientos delanteros ventilados":
    "ventilated front seats, cooled front seats",
  "Asientos delanteros con calefacción y ventilación":
    "heated and cooled front seats, heated and ventilated front seats",
  "Asientos eléctricos": "power seats",
  "Asientos delanteros eléctricos": "power front seats",
  "Asiento eléctrico del conductor": "power driver seat",
  "Asientos con memoria": "memory seats",
  "Asiento del conductor con memoria": "driver seat memory, memory seat",
  "Asiento trasero abatible por partes":
    "split folding rear seat, split folding rear seats, rear split folding seats",
  "Volante con calefacción": "heated steering wheel",
  "Volante forrado de piel":
    "leather steering wheel, leather-wrapped steering wheel",
  "Volante de altura y profundidad ajustables":
    "tilt and telescoping steering wheel, tilt/telescoping steering wheel, manual tilt/telescoping steering column, tilt steering wheel",
  Quemacocos: "sunroof, moonroof, sunroof / moonroof",
  "Quemacocos eléctrico": "power moonroof, power sunroof",
  "Quemacocos panorámico":
    "panoramic sunroof, panoramic moonroof, panoramic roof",
  "Quemacocos panorámico de dos paneles":
    "dual panel panoramic moonroof, dual-pane panoramic sunroof",
  "Quemacocos panorámico de dos paneles CommandView":
    "commandview dual-pane panoramic sunroof",
  "Techo panorámico Vista": "panoramic vista roof",
  "Techo de cristal": "all-glass roof",
  "Sistema de navegación": "navigation system, navigation",
  "Sistema de navegación satelital de Honda":
    "honda satellite-linked navigation system",
  "Navegación en pantalla táctil con comandos de voz":
    "voice-activated touchscreen navigation system",
  "Navegación Uconnect": "uconnect navigation",
  "Navegación COMAND": "comand navigation",
  "Navegación MMI Plus": "mmi navigation plus",
  "Conexión inalámbrica Bluetooth":
    "bluetooth wireless connectivity, bluetooth connection",
  "Teléfono manos libres Bluetooth": "bluetooth hands-free phone system",
  "Radio satelital": "satellite radio",
  "Radio satelital SiriusXM": "siriusxm satellite radio, siriusxm radio",
  "Sonido premium":
    "premium audio, premium audio system, premium sound, premium sound system",
  "Sonido premium con subwoofer": "premium audio system with subwoofer",
  "Wi-Fi a bordo": "wi-fi hotspot, wifi hotspot",
  "Wi-Fi a bordo 4G LTE": "4g lte wi-fi hotspot",
  "Carga inalámbrica del teléfono":
    "wireless phone charging, wireless charging",
  "Puertos USB": "usb ports",
  "Puerto USB": "usb port",
  "Entrada de audio auxiliar": "auxiliary audio input",
  "Pantallas para los asientos traseros":
    "rear seat entertainment system, rear entertainment system",
  "Pantalla en el parabrisas": "head-up display, heads-up display",
  "Tablero digital":
    "digital instrument cluster, digital gauge cluster, digital cockpit",
  "Pantalla táctil": "touchscreen",
  "Entrada sin llave": "keyless entry, keyless access",
  "Entrada sin llave con control remoto": "remote keyless entry",
  "Llave inteligente": "smart key, smart key system, proximity key",
  "Llave inteligente de Nissan": "nissan intelligent key",
  "Encendido con botón": "push button start, push-button start",
  "Arranque remoto":
    "remote start, remote engine start, remote vehicle start, remote start system",
  "Puerta trasera eléctrica": "power liftgate",
  "Puerta trasera de manos libres": "hands-free liftgate",
  "Puertas corredizas eléctricas":
    "power sliding doors, dual power sliding doors",
  "Cámara de reversa":
    "backup camera, rear view camera, rearview camera, rear vision camera",
  "Cámara de reversa de varios ángulos": "multi-angle rearview camera",
  "Cámara de reversa ParkView": "parkview rear back-up camera",
  "Cámara de 360°": "360-degree camera, surround view camera, 360 camera",
  "Monitor de vista envolvente":
    "surround view monitor, around view monitor, panoramic view monitor",
  "Monitor inteligente de vista envolvente": "intelligent around view monitor",
  "Vista envolvente HD": "hd surround vision",
  "Sensores de estacionamiento": "parking sensors",
  "Sensores de estacionamiento traseros": "rear parking sensors",
  "Asistencia de estacionamiento trasera": "rear park assist",
  "Asistencia de estacionamiento trasera ParkSense":
    "parksense rear park assist",
  "Control de distancia de estacionamiento": "park distance control",
  "Estacionamiento asistido": "active park assist, park assist",
  "Monitor de punto ciego": "blind spot monitor, blind spot monitoring",
  "Detección de punto ciego":
    "blind spot detection, blind spot information system",
  "Detección de punto ciego BLIS": "blis blind spot information system",
  "Asistencia de punto ciego": "blind spot assist",
  "Aviso de punto ciego": "blind spot warning, side blind zone alert",
  "Aviso de choque en el punto ciego": "blind-spot collision warning",
  "Alerta de tráfico cruzado trasero": "rear cross traffic alert",
  "Control de crucero adaptable": "adaptive cruise control",
  "Control de crucero adaptable con parada y arranque":
    "adaptive cruise control with stop & go",
  "Control de crucero con radar":
    "dynamic radar cruise control, radar cruise control, dynamic radar cruise control (drcc)",
  "Control de crucero con radar de Mazda": "mazda radar cruise control",
  "Control de crucero adaptable al tráfico":
    "traffic-aware adaptive cruise control",
  "Asistencia activa de distancia DISTRONIC":
    "distronic active distance assist",
  "Control de crucero inteligente":
    "smart cruise control, intelligent cruise control",
  "Control de crucero": "cruise control",
  "Control de crucero en el volante":
    "cruise control w/steering wheel controls",
  "Asistente de carril":
    "lane keeping assist, lane keeping aid, lane-keeping system, active lane keeping, lane following assist, lane tracing assist",
  "Aviso de salida de carril": "lane departure warning, lane departure alert",
  "Frenado automático de emergencia": "automatic emergency braking",
  "Sistema precolisión": "pre-collision system",
  "Asistencia precolisión con frenado automático de emergencia":
    "pre-collision assist with automatic emergency braking",
  "Frenado precolisión EyeSight": "eyesight pre-collision braking",
  "Frenado para mitigar choques": "collision mitigation braking system",
  "Aviso de choque frontal":
    "forward collision warning, forward collision alert",
  "Asistencia al conductor": "driver assistance",
  "Asistencia de manejo en carretera": "highway driving assist",
  "Luces altas automáticas":
    "automatic high beams, headlights-automatic highbeams",
  "Faros LED": "led headlights",
  "Faros de niebla": "fog lights, fog lamps, front fog lamps, front fog lights",
  "Limpiaparabrisas con sensor de lluvia": "rain-sensing wipers",
  "Limpiador y desempañador trasero": "power rear window w/wiper and defroster",
  "Espejos con calefacción": "heated mirrors",
  "Espejos eléctricos con calefacción": "heated power mirrors",
  "Clima automático de dos zonas":
    "dual-zone automatic climate control, dual zone front automatic air conditioning",
  "Aire acondicionado trasero": "rear air conditioning, rear a/c",
  "Aire acondicionado": "air conditioning",
  "Iluminación ambiental": "ambient lighting",
  "Enganche de remolque": "trailer hitch, tow hitch",
  "Enganche de remolque clase IV": "class iv receiver hitch",
  "Paquete de remolque":
    "tow package, towing package, trailer tow package, trailering package",
  "Control de freno para remolque":
    "trailer brake controller, integrated trailer brake controller",
  "Protector de caja aplicado a presión":
    "spray-in bed liner, spray-in bedliner",
  "Tapa de caja": "tonneau cover",
  Estribos: "running boards",
  "Placas protectoras inferiores": "skid plates",
  "Placas protectoras inferiores Trail Rated": "trail rated skid plates",
  "Rieles de techo": "roof rails",
  "Parrilla de techo": "roof rack",
  "Rieles laterales de la parrilla de techo": "roof rack side rails",
  "Rines de aleación": "alloy wheels",
  "Rines de aluminio": "aluminum wheels",
  "Suspensión adaptable": "adaptive suspension",
  "Palancas de cambio en el volante": "paddle shifters",
  "Control para abrir el garaje":
    "universal garage door opener, garage door opener",
  "Control HomeLink para abrir el garaje": "homelink garage door transmitter",
  "Sistema de seguridad": "security system",
  Alarma: "alarm, perimeter alarm",
  Inmovilizador: "immobilizer",
  "Control de estabilidad": "vehicle stability control, stability control",
  "Control electrónico de estabilidad": "electronic stability control",
  "Control de estabilidad AdvanceTrac": "advancetrac stability control",
  "Control de estabilidad StabiliTrak": "stabilitrak stability control",
  "Ventanas eléctricas": "power windows",
  "Seguros eléctricos": "power door locks, power locks",
  "Monitor de presión de llantas":
    "tire pressure monitoring system, tire pressure monitor",
  "Bolsas de aire frontales y laterales": "front and side airbags",
  "Mampara y amarres de carga": "partition and cargo tie-downs",
  "Puertas traseras de carga con vidrio": "rear cargo doors with glass",
  "Vidrios polarizados": "deep tinted glass, tinted glass, privacy glass",
  Loderas: "splash guards",
};

/** What differs by a number, or by the name of the screen's or the sound system's maker. */
const SPANISH_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^(\d+(?:\.\d+)?)-inch touchscreen$/i, "Pantalla táctil de $1 pulgadas"],
  [
    /^(\d+(?:\.\d+)?)-inch uconnect touchscreen$/i,
    "Pantalla táctil Uconnect de $1 pulgadas",
  ],
  [
    /^(\d+(?:\.\d+)?)-inch touchscreen with sync$/i,
    "Pantalla táctil de $1 pulgadas con SYNC",
  ],
  [/^(\d\d)-inch aluminum wheels$/i, "Rines de aluminio de $1 pulgadas"],
  [/^(\d\d)-inch alloy wheels$/i, "Rines de aleación de $1 pulgadas"],
  [
    /^(\d+)-way power driver seat$/i,
    "Asiento eléctrico del conductor, $1 ajustes",
  ],
  [
    /^(alpine|b&o|bang & olufsen|bose|burmester|els studio|fender|harman kardon|jbl|lexicon|mark levinson|meridian|revel) (?:premium |surround )?(?:audio|sound|speakers)(?: system)?$/i,
    "Sistema de sonido $1",
  ],
];

const SPANISH_BY_PHRASE = new Map(
  Object.entries(SPANISH_EQUIPMENT).flatMap(([spanish, phrases]) =>
    phrases
      .split(", ")
      .map((phrase): [string, string] => [normalizeText(phrase), spanish]),
  ),
);

/**
 * A feature of a feed in the visitor's language, where it is one that many cars have: "Power Windows" is "Ventanas
 * eléctricas". Null means that it stays as the dealer wrote it.
 */
export function sayEquipment(text: string, language: Language): string | null {
  if (language === "en") return null;
  const spanish = SPANISH_BY_PHRASE.get(normalizeText(text));
  if (spanish !== undefined) return spanish;
  const [pattern, words] =
    SPANISH_PATTERNS.find(([it]) => it.test(text.trim())) ?? [];
  return pattern === undefined || words === undefined
    ? null
    : text.trim().replace(pattern, words);
}
