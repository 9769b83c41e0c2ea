/** The home page. */
export default function Home() {
  return null;
}
