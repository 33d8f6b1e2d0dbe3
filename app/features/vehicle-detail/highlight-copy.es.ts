import { translateCopy } from "#app/site/page/copy.ts";
import type { highlightCopy } from "./highlight-copy.ts";

export const highlightSpanish = translateCopy<typeof highlightCopy>(
  "vehicleHighlights",
  {
    onlyOne: "El único auto que tenemos con todo esto.",
    together: "{count} de nuestros {total} autos tienen todo esto.",
    "meaning.third-row": "Lugar para más de cinco",
    "meaning.heated-seats": "Tibios antes que la calefacción",
    "meaning.leather-seats": "Fáciles de limpiar",
    "meaning.panoramic-roof": "Luz y cielo también para los de atrás",
    "meaning.sunroof": "Luz del día desde arriba",
    "meaning.apple-carplay":
      "Los mapas y la música de su iPhone en la pantalla",
    "meaning.android-auto":
      "Los mapas y la música de su teléfono en la pantalla",
    "meaning.surround-view-camera": "Vea todo alrededor al estacionarse",
    "meaning.blind-spot-monitor": "Vigila los carriles a su lado",
    "meaning.adaptive-cruise": "Mantiene la distancia con el auto de adelante",
    "meaning.driver-assistance":
      "Dirige en autopista mientras usted vigila el camino",
    "meaning.tow-package": "Listo para llevar un remolque",
    "meaning.ventilated-seats": "Más frescos en días de calor",
    "meaning.remote-start": "Temperatura agradable antes de subir",
    "meaning.navigation": "Indicaciones sin teléfono",
    "meaning.power-liftgate": "Se abre con solo presionar un botón",
    "meaning.premium-sound": "Un paso más que las bocinas de fábrica",
    "meaning.head-up-display": "Su velocidad a la altura de la vista",
    "meaning.automatic-emergency-braking":
      "Puede frenar por usted antes de un choque",
    "meaning.lane-keeping": "Le ayuda a seguir en su carril",
    "meaning.heated-steering-wheel": "Manos tibias en las mañanas frías",
    "meaning.memory-seats": "Su posición con un solo botón",
    "meaning.wireless-charging": "Deje el teléfono encima y se carga",
    "meaning.backup-camera": "Vea lo que hay atrás al retroceder",
    "meaning.parking-sensors": "Avisan antes de que se acerque demasiado",
    "meaning.alloy-wheels": "Más ligeros que los de acero",
    "meaning.bluetooth": "Llamadas y música desde su teléfono",
    "meaning.keyless-entry": "Se abre sin girar la llave",
  },
);
