# Leaves a share of the lit picture in every frame of a loop, so that its darkest frame keeps the wanted share of the
# picture's mean light. In linear light, like a lamp that stays on.   lift.py <from> <to> <share> <loop> ...
import os,subprocess,sys
import numpy as np
W,H=960,720; FROM,TO,SHARE=sys.argv[1],sys.argv[2],float(sys.argv[3]); os.makedirs(TO,exist_ok=True)
v=np.arange(65536)/65535; LINEAR=np.where(v<=.04045,v/12.92,((v+.055)/1.055)**2.4).astype(np.float32)
def coded(a): return np.where(a<=.0031308,a*12.92,1.055*np.maximum(a,1e-9)**(1/2.4)-.055)
def light(a): return float((a@np.float32([.2126,.7152,.0722])).mean())
def lift(p):
    read=f'ffmpeg -v error -i {FROM}/{p}.mp4 -vf scale=in_color_matrix=bt709:in_range=tv:flags=accurate_rnd,format=rgb48le -f rawvideo -'
    data=subprocess.run(read.split(),capture_output=True,check=True).stdout
    frames=np.frombuffer(data,np.uint16).reshape(-1,H,W,3); still=LINEAR[frames[0]]; full=light(still)
    least=min(light(LINEAR[f]) for f in frames)/full
    if least>=SHARE: return print(p,f'{least:.2f}, left alone',flush=True)
    k=(SHARE-least)/(1-least); raw=f'{TO}/{p}.mkv'
    put=f'ffmpeg -v error -y -f rawvideo -pix_fmt rgb48le -s {W}x{H} -r 24 -i - -c:v ffv1 -pix_fmt gbrp16le {raw}'
    w=subprocess.Popen(put.split(),stdin=subprocess.PIPE)
    for f in frames: w.stdin.write((coded(k*still+(1-k)*LINEAR[f])*65535+.5).clip(0,65535).astype(np.uint16).tobytes())
    w.stdin.close(); w.wait(); C='-colorspace bt709 -color_primaries bt709 -color_trc bt709 -an -y -v error'.split(); M='scale=out_color_matrix=bt709:out_range=tv,format='
    for end,most,quality in(('webm',(33,36,40,45,50,55),lambda q:f'-vf {M}yuv420p10le -c:v libsvtav1 -preset 8 -crf {q} -svtav1-params film-grain=6:film-grain-denoise=0:lp=1 -g 72 -pix_fmt yuv420p10le'),
                             ('mp4',(22,25,28,31,34,37),lambda q:f'-vf {M}yuv420p -c:v libx264 -threads 1 -preset slow -crf {q} -movflags +faststart')):
        for q in most:
            subprocess.run(['ffmpeg','-i',raw,*quality(q).split(),*C,f'{TO}/{p}.{end}'],check=True,stderr=subprocess.DEVNULL)
            if os.path.getsize(f'{TO}/{p}.{end}')<=os.path.getsize(f'{FROM}/{p}.{end}'): break
    os.remove(raw); print(p,f'{least:.2f} -> {SHARE}, kept {k:.2f}',*[os.path.getsize(f'{TO}/{p}.{e}')//1000 for e in('webm','mp4')],q,flush=True)
for p in sys.argv[4:]: lift(p)
