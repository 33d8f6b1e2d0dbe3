/** A photographer's room: a dark wall that bends into a floor with a sheen, under a long lamp. */
export function drawStudioRoom(ground: number): string {
  const horizon = ground - 90;
  return `<defs><radialGradient id="wall" cx=".5" cy=".62" r=".72"><stop stop-color="#8d959d"/><stop offset=".55" stop-color="#4a5058"/><stop offset="1" stop-color="#1d2126"/></radialGradient>
<radialGradient id="floor" cx=".5" cy=".2" r=".75"><stop stop-color="#a9b0b7"/><stop offset=".5" stop-color="#646b73"/><stop offset="1" stop-color="#24282d"/></radialGradient>
<linearGradient id="bend" x1="0" x2="0" y1="0" y2="1"><stop stop-color="#6d747c" stop-opacity="0"/><stop offset=".5" stop-color="#6d747c"/><stop offset="1" stop-color="#6d747c" stop-opacity="0"/></linearGradient>
<filter id="lamp" x="-10%" y="-200%" width="120%" height="500%"><feGaussianBlur stdDeviation="16 10"/></filter></defs>
<rect x="-300" y="-400" width="2200" height="${horizon + 400}" fill="url(#wall)"/><rect x="-300" y="${horizon}" width="2200" height="700" fill="url(#floor)"/>
<rect x="-300" y="${horizon - 46}" width="2200" height="100" fill="url(#bend)" opacity=".55"/>
<rect x="330" y="26" width="940" height="26" rx="13" fill="#fff" filter="url(#lamp)"/><rect x="352" y="32" width="896" height="14" rx="7" fill="#fff"/>
<ellipse cx="800" cy="${ground + 30}" rx="700" ry="60" fill="#fff" opacity=".12" filter="url(#lamp)"/>`;
}
