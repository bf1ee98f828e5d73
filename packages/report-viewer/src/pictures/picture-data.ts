/** Only pictures of our own making are embedded, whatever a host hands over. */
export function isPictureData(data: string | undefined): data is string {
  return data !== undefined && /^data:image\/(?:webp|png);base64,[A-Za-z0-9+/=]+$/.test(data);
}
