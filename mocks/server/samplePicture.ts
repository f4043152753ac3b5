/**
 * A picture for tests that do not look at one, as SVG text: noise in the shape of a product's picture. A plain one has so
 * few bytes that browsers do not take its paint for that of content.
 */
export const samplePicture = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000">
<filter id="noise"><feTurbulence baseFrequency="0.05"/></filter>
<rect width="800" height="1000" fill="#ddd"/><rect width="800" height="1000" filter="url(#noise)"/></svg>`;

/** Its width in px. */
export const sampleWidth = 60;
