/** Widths worth looking at: the narrowest promised, a phone, a tablet, a desk, and a desk at 400 % zoom. */
export const viewports = {
  narrowest: { name: 'Narrowest (320)', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone (375)', styles: { width: '375px', height: '812px' }, type: 'mobile' },
  tablet: { name: 'Tablet (768)', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desk: { name: 'Desk (1200)', styles: { width: '1200px', height: '900px' }, type: 'desktop' },
  zoomed: { name: 'Desk at 400% (320 × 256)', styles: { width: '320px', height: '256px' }, type: 'desktop' },
} as const;
