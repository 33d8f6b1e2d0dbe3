/**
 * These features can be searched for, in the order in which they are offered: their labels, and the phrases that
 * dealers use, separated by commas. Phrases are in lower case with single spaces, and `&` is written as `and`.
 */
const TABLE = {
  "heated-seats": [
    "Heated seats",
    "heated seats, heated seat, heated front seats, heated front seat, heated front bucket seats, heated front and rear seats, heated driver seat, heated leather seats, heated and cooled seats, heated and cooled front seats, heated and ventilated seats, heated and ventilated front seats, heated ventilated seats, heated cooled seats, heated bucket seats, front heated seats, front seat heaters, seat heaters, seats front heated, seat heating",
  ],
  "ventilated-seats": [
    "Ventilated seats",
    "ventilated seats, ventilated seat, ventilated front seats, ventilated front seat, front ventilated seats, cooled seats, cooled seat, cooled front seats, heated and cooled front seats, heated and ventilated front seats, heated and cooled seats, air conditioned seats, seat ventilation",
  ],
  "heated-rear-seats": [
    "Heated rear seats",
    "heated rear seats, heated rear seat, rear heated seats, heated second row seats, heated 2nd row seats, heated front and rear seats, seats rear heated",
  ],
  "heated-steering-wheel": [
    "Heated steering wheel",
    "heated steering wheel, heated leather steering wheel, steering wheel heated",
  ],
  "leather-seats": [
    "Leather seats",
    "leather seats, leather seat, leather interior, leather upholstery, leather trim, leather trimmed seats, leather trimmed upholstery, leather seat trim, leather seating, leather appointed seats, leather bucket seats, heated leather seats, premium leather, nappa leather, leather surfaces",
  ],
  "power-seats": [
    "Power driver seat",
    "power driver seat, power driver s seat, power seats, power seat, power front seats, power adjustable seats, 8 way power driver seat, 10 way power driver seat, driver seat power adjustments",
  ],
  "memory-seats": [
    "Memory seats",
    "memory seat, memory seats, seat memory, driver seat memory, driver memory seat",
  ],
  "massaging-seats": [
    "Massaging seats",
    "massaging seats, massage seats, massaging front seats, massaging seat, multi contour seats",
  ],
  "captains-chairs": [
    "Captain's chairs",
    "captain s chairs, captains chairs, captain chairs, captain seats, second row bucket seats, 2nd row bucket seats, 2nd row captain chairs",
  ],
  "third-row": [
    "Third-row seats",
    "third row, third row seat, third row seating, 3rd row, 3rd row seat, 3rd row seats, 3rd row seating, third row seats, 7 passenger seating, 8 passenger seating, seven passenger, eight passenger",
  ],
  sunroof: [
    "Sunroof or moonroof",
    "sunroof, sun roof, moonroof, moon roof, sunroof moonroof, power moonroof, power sunroof, sunroofs",
  ],
  "panoramic-roof": [
    "Panoramic roof",
    "panoramic roof, panoramic sunroof, panoramic moonroof, pano roof, panorama roof, panoramic glass roof, dual panel moonroof, vista roof, panoramic view moonroof, panoramic vista roof, dual pane sunroof, commandview",
  ],
  "apple-carplay": [
    "Apple CarPlay",
    "apple carplay, carplay, apple car play, car play",
  ],
  "android-auto": ["Android Auto", "android auto"],
  bluetooth: [
    "Bluetooth",
    "bluetooth, hands free phone, handsfree phone, hands free calling, wireless phone connectivity",
  ],
  navigation: [
    "Navigation",
    "navigation, navigation system, gps, nav system, navi, satellite navigation",
  ],
  "satellite-radio": [
    "Satellite radio",
    "satellite radio, siriusxm, sirius xm, sirius, xm radio, siriusxm radio",
  ],
  "premium-sound": [
    "Premium sound",
    "premium sound, premium sound system, premium audio, premium audio system, bose, harman kardon, bang and olufsen, b and o, jbl, mark levinson, burmester, meridian, bowers and wilkins, infinity speakers, fender audio, mcintosh, revel audio, alpine speakers, premium speakers, krell",
  ],
  "wifi-hotspot": [
    "Wi-Fi hotspot",
    "wi fi hotspot, wifi hotspot, wi fi hot spot, wifi, wi fi, 4g lte",
  ],
  "wireless-charging": [
    "Wireless phone charging",
    "wireless charging, wireless phone charging, wireless phone charger, wireless charger, wireless charging pad, wireless device charging, qi wireless",
  ],
  "usb-ports": [
    "USB ports",
    "usb, usb port, usb ports, usb input, usb audio interface, auxiliary audio input",
  ],
  "rear-entertainment": [
    "Rear entertainment",
    "rear entertainment, rear seat entertainment, rear entertainment system, entertainment system, dvd entertainment, dvd player, rear dvd, rear seat audio controls video, uconnect theater, rear video",
  ],
  "head-up-display": [
    "Head-up display",
    "head up display, heads up display, hud, headup display",
  ],
  "digital-gauges": [
    "Digital instrument cluster",
    "digital instrument cluster, digital gauge cluster, digital cockpit, virtual cockpit, digital cluster, live cockpit",
  ],
  touchscreen: [
    "Touchscreen",
    "touchscreen, touch screen, touchscreen display, uconnect, color touchscreen",
  ],
  "keyless-entry": [
    "Keyless entry",
    "keyless entry, remote keyless entry, keyless access, smart key, proximity key, intelligent key, passive entry, intelligent access, comfort access, keyless enter n go, keyless go, advanced key",
  ],
  "push-button-start": [
    "Push-button start",
    "push button start, push button ignition, keyless start, keyless ignition, push start, pushbutton start, keyless enter n go, keyless go",
  ],
  "remote-start": [
    "Remote start",
    "remote start, remote engine start, remote vehicle start, remote starter, remote start system",
  ],
  "power-liftgate": [
    "Power liftgate",
    "power liftgate, power lift gate, power tailgate, power trunk, hands free liftgate, handsfree liftgate, power rear liftgate, power trunk liftgate, hands free lift gate, power programmable liftgate, foot activated liftgate, power hatch",
  ],
  "power-sliding-doors": [
    "Power sliding doors",
    "power sliding doors, power sliding door, dual power sliding doors, power side doors",
  ],
  "backup-camera": [
    "Backup camera",
    "backup camera, back up camera, rear view camera, rearview camera, rear camera, reverse camera, rear vision camera, parkview, rear parking camera, reversing camera, exterior parking camera rear",
  ],
  "surround-view-camera": [
    "360° camera",
    "surround view camera, surround view, surround vision, 360 camera, 360 degree camera, around view monitor, bird s eye view camera, birds eye view, panoramic view monitor, multi view camera, 360 view camera, surround view monitor",
  ],
  "parking-sensors": [
    "Parking sensors",
    "parking sensors, park sensors, rear parking sensors, front parking sensors, park distance control, rear park assist, park assist, parking assist, parking distance warning, parksense, parktronic, ultrasonic parking, rear sonar, park aid",
  ],
  "automatic-parking": [
    "Automatic parking",
    "automatic parking, self parking, active park assist, parallel parking assist, parking assistant plus, remote smart parking assist, active parking assist, autopark",
  ],
  "blind-spot-monitor": [
    "Blind-spot monitor",
    "blind spot monitor, blind spot monitoring, blind spot detection, blind spot warning, blind spot alert, blind spot assist, blind spot information system, blind spot sensor, blind spot collision warning, blis, side blind zone alert, lane change alert",
  ],
  "rear-cross-traffic-alert": [
    "Rear cross-traffic alert",
    "rear cross traffic alert, cross traffic alert, rear cross traffic, rear cross path detection, rear cross traffic warning",
  ],
  "adaptive-cruise": [
    "Adaptive cruise control",
    "adaptive cruise, adaptive cruise control, dynamic radar cruise control, radar cruise control, smart cruise control, intelligent cruise control, distronic, dynamic cruise control, cruise control adaptive, acc, distance pacing cruise control",
  ],
  "cruise-control": [
    "Cruise control",
    "cruise control, adaptive cruise, speed control",
  ],
  "lane-keeping": [
    "Lane-keeping assist",
    "lane keep assist, lane keeping assist, lane keeping system, lane keeping aid, lane assist, lane tracing assist, lane following assist, lane centering, active lane keeping",
  ],
  "lane-departure-warning": [
    "Lane-departure warning",
    "lane departure warning, lane departure alert, lane departure, lane warning",
  ],
  "automatic-emergency-braking": [
    "Automatic emergency braking",
    "automatic emergency braking, auto emergency braking, autonomous emergency braking, emergency braking, brake assist, pre collision, pre collision system, collision mitigation braking, collision mitigation, front automatic braking, pre collision assist, automatic braking",
  ],
  "forward-collision-warning": [
    "Forward-collision warning",
    "forward collision warning, forward collision alert, collision warning, front collision warning, forward collision avoidance",
  ],
  "driver-assistance": [
    "Hands-free highway driving",
    "super cruise, bluecruise, blue cruise, autopilot, full self driving, propilot, propilot assist, highway driving assist, driving assistant professional",
  ],
  "automatic-headlights": [
    "Automatic high beams",
    "automatic high beams, auto high beams, automatic high beam, auto high beam headlights, auto high beam, high beam assist, intellibeam, high beam assistant",
  ],
  "led-headlights": [
    "LED headlights",
    "led headlights, led headlamps, led headlight, full led headlights, led reflector headlamps, led low beam headlamps",
  ],
  "fog-lights": [
    "Fog lights",
    "fog lights, fog lamps, foglights, fog light, front fog lights, front fog lamps, led fog lamps",
  ],
  "rain-sensing-wipers": [
    "Rain-sensing wipers",
    "rain sensing wipers, rain sensing front wipers, rain sensor wipers, rain sensing windshield wipers, rain sensor",
  ],
  "heated-mirrors": [
    "Heated mirrors",
    "heated mirrors, heated door mirrors, heated side mirrors, heated power mirrors, heated exterior mirrors, mirrors heated",
  ],
  "dual-zone-climate": [
    "Dual-zone climate control",
    "dual zone, dual zone climate control, dual zone automatic climate control, dual zone a c, multi zone a c, multi zone climate control, tri zone climate control, three zone climate control, dual climate control",
  ],
  "rear-climate": [
    "Rear air conditioning",
    "rear air conditioning, rear a c, rear climate control, rear ac, rear heat, tri zone climate control, rear air",
  ],
  "air-conditioning": [
    "Air conditioning",
    "air conditioning, a c, climate control, automatic climate control",
  ],
  "ambient-lighting": [
    "Ambient lighting",
    "ambient lighting, ambient lights, ambient light",
  ],
  "tow-package": [
    "Tow package",
    "tow package, towing package, trailer tow package, tow hitch, trailer hitch, trailering package, tow pkg, class iv, hitch receiver, receiver hitch, trailer tow, trailer towing package, max trailering, tow ready, class iv receiver hitch",
  ],
  "trailer-brake": [
    "Trailer brake controller",
    "trailer brake controller, trailer brake control, integrated trailer brake, integrated trailer brake controller, trailer brake",
  ],
  "roof-rack": [
    "Roof rails or rack",
    "roof rack, roof rails, roof rail, luggage rack, crossbars, cross bars, side rails",
  ],
  "running-boards": [
    "Running boards",
    "running boards, side steps, power running boards, nerf bars, assist steps, step bars, running boards side steps, step rails",
  ],
  "bed-liner": [
    "Bed liner",
    "bed liner, bedliner, spray in bedliner, spray in bed liner, drop in bedliner, spray on bedliner",
  ],
  "tonneau-cover": [
    "Tonneau cover",
    "tonneau cover, bed cover, tonneau, soft tonneau, tri fold tonneau",
  ],
  "alloy-wheels": [
    "Alloy wheels",
    "alloy wheels, aluminum wheels, premium wheels, chrome wheels, alloy wheel, custom wheels, machined wheels, forged wheels",
  ],
  "off-road-package": [
    "Off-road package",
    "off road package, offroad package, off road suspension, trail rated, skid plates, skid plate, locking differential, electronic locking rear differential, lift kit, fx4 off road package, z71 off road package",
  ],
  "air-suspension": [
    "Air suspension",
    "air suspension, adaptive suspension, air ride suspension, active suspension, adaptive dampers, magnetic ride control, quadra lift, airmatic, air ride",
  ],
  "paddle-shifters": [
    "Paddle shifters",
    "paddle shifters, paddle shifter, shift paddles, paddle shift, steering wheel mounted paddle shifters",
  ],
  homelink: [
    "Garage door opener",
    "homelink, garage door opener, garage door transmitter, universal garage door opener, home link, universal home remote",
  ],
  "security-system": [
    "Security system",
    "security system, alarm system, anti theft system, alarm, anti theft alarm system, vehicle security system",
  ],
  "stability-control": [
    "Stability control",
    "stability control, electronic stability control, traction control, vehicle stability control, vehicle stability management, stabilitrak, advancetrac",
  ],
} as const satisfies Readonly<
  Record<string, readonly [label: string, phrases: string]>
>;

export type FeatureKey = keyof typeof TABLE;

export const FEATURE_KEYS = Object.keys(TABLE).filter(
  (key): key is FeatureKey => key in TABLE,
);

export const FEATURES = FEATURE_KEYS.map((key) => {
  const [label, phrases] = TABLE[key];
  return { key, label, aliases: phrases.split(", ") };
});

export function findFeatureLabel(key: string): string | null {
  return FEATURES.find((feature) => feature.key === key)?.label ?? null;
}
