/** The page for unknown routes that `gatsby develop` looks for; it shows its own instead. A build has none. */
export default function NotFound() {
  return null;
}
