"""Load on `kumihan serve`, straight and behind nginx: see test-serve.sh."""

import http.client
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import threading
import time

TOKEN = "0123456789abcdef0123456789abcdef"
JOB = json.dumps({"draw": "star", "date": "2026-10-14", "scale": 1}).encode()

CONFIGURATION = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 512; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://127.0.0.1:{behind};
      proxy_set_header Host pictures.example;
    }}
  }}
}}
"""


def free_port():
    import socket

    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def draw(port):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
    connection.request("POST", "/draw", JOB, {"Authorization": f"Bearer {TOKEN}"})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, body


def load(name, port, clients, seconds):
    """The number of answers that were not the picture, and the milliseconds of all."""
    picture = draw(port)[1]
    times, failures = [], []
    end = time.monotonic() + seconds

    def client():
        while time.monotonic() < end:
            start = time.perf_counter()
            try:
                status, body = draw(port)
            except OSError as error:
                status, body = str(error), b""
            times.append((time.perf_counter() - start) * 1000)
            if status != 200 or body != picture:
                failures.append(status)

    threads = [threading.Thread(target=client) for _ in range(clients)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    times.sort()
    median, slow = statistics.median(times), times[int(len(times) * 0.99)]
    print(
        f"{name}: {len(times)} answers by {clients} clients in {seconds:g} s, {len(failures)} failed; "
        f"median {median:.1f} ms, slowest hundredth {slow:.1f} ms, {slow / median:.1f} times the median"
    )
    return not failures and slow < 10 * median


def main():
    program, clients, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [program, "serve", "--port", "0", "--waiting", str(2 * clients)],
            env={**os.environ, "KUMIHAN_TOKEN": TOKEN}, stdout=subprocess.PIPE, text=True)
        port = int(re.search(r":(\d+)/", server.stdout.readline()).group(1))
        before = free_port()
        with open(f"{folder}/nginx.conf", "w") as file:
            file.write(CONFIGURATION.format(folder=folder, port=before, behind=port))
        proxy = subprocess.Popen(["nginx", "-c", f"{folder}/nginx.conf", "-p", folder, "-e", f"{folder}/error.log"])
        try:
            while True:
                try:
                    draw(before)
                    break
                except ConnectionError:
                    if proxy.poll() is not None:
                        sys.exit("error: nginx has ended")
                    time.sleep(0.05)
            good = [load("straight", port, clients, seconds), load("behind nginx", before, clients, seconds)]
        finally:
            proxy.terminate()
            server.terminate()
            status = server.wait()
        if status != 0:
            sys.exit(f"error: the server ended with {status}")
        sys.exit(0 if all(good) else "error: answers failed or came too late")


main()
