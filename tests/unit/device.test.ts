/** @jest-environment jsdom */
import { deviceOf } from "../../src/start/start-script";

test.each([
  ["Mozilla/5.0 (Linux; Android 13; Pixel 5) Mobile Safari/537.36", "mobile"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)", "mobile"],
  ["Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X)", "mobile"],
  ["Mozilla/5.0 (Linux; U; en-US) AppleWebKit/528.5+ KINDLE/3.0", "mobile"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120", "desktop"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605", "desktop"],
])("%s is %s", (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));
