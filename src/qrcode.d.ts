/** The part of qrcode that is used; it publishes no types. */
declare module "qrcode" {
  const QRCode: {
    create(text: string, options: { errorCorrectionLevel: "M" }): { modules: { size: number; data: Uint8Array } };
  };
  export default QRCode;
}
